import Foundation
import NibFormat

/// What Interface Builder says of a control.
@MainActor enum ControlValues {
  static func apply(_ node: NibObject, to view: UIControl, in scene: InterfaceScene) {
    node.apply(general, to: view, in: scene)
    if let view = view as? UIButton { ButtonValues.apply(node, to: view, in: scene) }
    if let view = view as? UITextField { TextValues.apply(node, to: view, in: scene) }
    if let view = view as? UISwitch { node.apply(toggle, to: view, in: scene) }
    if let view = view as? UISlider { node.apply(slider, to: view, in: scene) }
    if let view = view as? UIStepper { node.apply(stepper, to: view, in: scene) }
    if let view = view as? UISegmentedControl { node.apply(segments, to: view, in: scene) }
    if let view = view as? UIPageControl { node.apply(pages, to: view, in: scene) }
    if let view = view as? UIDatePicker { node.apply(date, to: view, in: scene) }
  }

  private static let general: ValueSetters<UIControl> = [
    "isEnabled": { $0.isEnabled = $1.bool },
    "isSelected": { $0.isSelected = $1.bool },
    "isHighlighted": { $0.isHighlighted = $1.bool },
    "contentHorizontalAlignment": {
      $0.contentHorizontalAlignment =
        $1.choice("center left right fill leading trailing") ?? .center
    },
    "contentVerticalAlignment": {
      $0.contentVerticalAlignment = $1.choice("center top bottom fill") ?? .center
    },
    "showsMenuAsPrimaryAction": { $0.showsMenuAsPrimaryAction = $1.bool },
  ]

  private static let toggle: ValueSetters<UISwitch> = [
    "isOn": { $0.isOn = $1.bool },
    "onTintColor": { $0.onTintColor = $1.color },
    "thumbTintColor": { $0.thumbTintColor = $1.color },
    "title": { $0.title = $1.string },
  ]

  /// By name, the limits come before the value, which is kept within them.
  private static let slider: ValueSetters<UISlider> = [
    "minimumValue": { $0.minimumValue = $1.float },
    "maximumValue": { $0.maximumValue = $1.float },
    "value": { $0.value = $1.float },
    "isContinuous": { $0.isContinuous = $1.bool },
    "minimumTrackTintColor": { $0.minimumTrackTintColor = $1.color },
    "maximumTrackTintColor": { $0.maximumTrackTintColor = $1.color },
    "thumbTintColor": { $0.thumbTintColor = $1.color },
    "minimumValueImage": { $0.minimumValueImage = $1.image },
    "maximumValueImage": { $0.maximumValueImage = $1.image },
  ]

  private static let stepper: ValueSetters<UIStepper> = [
    "minimumValue": { $0.minimumValue = $1.number },
    "maximumValue": { $0.maximumValue = $1.number },
    "value": { $0.value = $1.number },
    "stepValue": { $0.stepValue = $1.number },
    "wraps": { $0.wraps = $1.bool },
    "autorepeat": { $0.autorepeat = $1.bool },
    "isContinuous": { $0.isContinuous = $1.bool },
  ]

  /// The segments come before the one that is selected.
  private static let segments: ValueSetters<UISegmentedControl> = [
    "segments": { control, value in
      for (index, segment) in value.list.enumerated() {
        if let image = segment["image"]?.image {
          control.insertSegment(with: image, at: index, animated: false)
        } else {
          control.insertSegment(withTitle: segment["title"]?.string, at: index, animated: false)
        }
        if let isEnabled = segment["isEnabled"] {
          control.setEnabled(isEnabled.bool, forSegmentAt: index)
        }
        if let width = segment["width"] { control.setWidth(width.length, forSegmentAt: index) }
      }
    },
    "selectedSegmentIndex": { $0.selectedSegmentIndex = $1.int },
    "isMomentary": { $0.isMomentary = $1.bool },
    "apportionsSegmentWidthsByContent": { $0.apportionsSegmentWidthsByContent = $1.bool },
    "selectedSegmentTintColor": { $0.selectedSegmentTintColor = $1.color },
  ]

  private static let pages: ValueSetters<UIPageControl> = [
    "numberOfPages": { $0.numberOfPages = $1.int },
    "currentPage": { $0.currentPage = $1.int },
    "hidesForSinglePage": { $0.hidesForSinglePage = $1.bool },
    "pageIndicatorTintColor": { $0.pageIndicatorTintColor = $1.color },
    "currentPageIndicatorTintColor": { $0.currentPageIndicatorTintColor = $1.color },
  ]

  private static let date: ValueSetters<UIDatePicker> = [
    "datePickerMode": {
      $0.datePickerMode = $1.choice("time date dateAndTime countDownTimer") ?? .dateAndTime
    },
    "preferredDatePickerStyle": {
      $0.preferredDatePickerStyle = $1.choice("automatic wheels compact inline") ?? .automatic
    },
    "minuteInterval": { $0.minuteInterval = $1.int },
    "countDownDuration": { $0.countDownDuration = $1.number },
    "date": { $0.date = $1.date },
    "minimumDate": { $0.minimumDate = $1.date },
    "maximumDate": { $0.maximumDate = $1.date },
    "locale": { $0.locale = $1.string.map { Locale(identifier: $0) } },
  ]
}

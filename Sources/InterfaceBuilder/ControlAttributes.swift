/// The attributes of controls and of views that take text.
extension AttributeTable {
  static let control =
    view
    + AttributeTable(
      bools: "enabled:isEnabled selected:isSelected highlighted:isHighlighted",
      choices: "contentHorizontalAlignment contentVerticalAlignment")

  static let button =
    control
    + AttributeTable(
      bools: """
        showsTouchWhenHighlighted reversesTitleShadowWhenHighlighted showsMenuAsPrimaryAction \
        changesSelectionAsPrimaryAction
        """,
      choices: "role"
    )
    .choosing("buttonType", ["roundedRect": "system"])
    .choosing(
      "lineBreakMode",
      [
        "tailTruncation": "byTruncatingTail", "headTruncation": "byTruncatingHead",
        "middleTruncation": "byTruncatingMiddle", "wordWrap": "byWordWrapping",
        "characterWrap": "byCharWrapping", "clip": "byClipping",
      ])

  static let buttonState = AttributeTable(strings: "title", images: "image backgroundImage")

  static let buttonConfiguration = AttributeTable(
    bools: "showsActivityIndicator", doubles: "imagePadding titlePadding",
    strings: "title subtitle", images: "image",
    choices: "style imagePlacement titleAlignment cornerStyle buttonSize")

  static let textField =
    control
    + AttributeTable(
      bools: """
        clearsOnBeginEditing adjustsFontForContentSizeCategory \
        adjustsFontSizeToFit:adjustsFontSizeToFitWidth
        """,
      doubles: "minimumFontSize", strings: "text placeholder",
      choices: "borderStyle textAlignment clearButtonMode")

  static let textView =
    scrollView
    + AttributeTable(
      bools: """
        editable:isEditable selectable:isSelectable allowsEditingTextAttributes \
        adjustsFontForContentSizeCategory
        """,
      strings: "text", choices: "textAlignment")

  static let textInputTraits = AttributeTable(
    bools: "enablesReturnKeyAutomatically secureTextEntry:isSecureTextEntry",
    choices: """
      autocapitalizationType autocorrectionType spellCheckingType keyboardType returnKeyType \
      smartDashesType smartInsertDeleteType smartQuotesType textContentType
      """
  ).choosing("keyboardAppearance", ["alert": "dark"])

  static let toggle =
    control
    + AttributeTable(bools: "on:isOn", strings: "title", choices: "preferredStyle")

  static let slider =
    control
    + AttributeTable(
      bools: "continuous:isContinuous",
      doubles: "value minValue:minimumValue maxValue:maximumValue",
      images: "minimumValueImage maximumValueImage")

  static let stepper =
    control
    + AttributeTable(
      bools: "continuous:isContinuous wraps autorepeat",
      doubles: "value minimumValue maximumValue stepValue")

  static let segmentedControl =
    control
    + AttributeTable(
      bools: "momentary:isMomentary apportionsSegmentWidthsByContent", ints: "selectedSegmentIndex")

  static let segment = AttributeTable(
    bools: "enabled:isEnabled", doubles: "width", strings: "title", images: "image")

  static let progressView =
    view + AttributeTable(doubles: "progress", choices: "progressViewStyle")

  static let activityIndicator =
    view + AttributeTable(bools: "animating:isAnimating hidesWhenStopped", choices: "style")

  static let pageControl =
    control + AttributeTable(bools: "hidesForSinglePage", ints: "numberOfPages currentPage")

  static let datePicker =
    control
    + AttributeTable(
      ints: "minuteInterval", doubles: "countDownDuration", choices: "datePickerMode"
    ).choosing("style", as: "preferredDatePickerStyle", [:])
}

import AppLink
import Foundation

/// A control of which one segment is picked.
open class UISegmentedControl: UIControl {
  public nonisolated static let noSegment = -1

  private struct Segment {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    var isEnabled = true
    var width: CGFloat = 0
  }

  private var segments: [Segment] = []
  private var selected = UISegmentedControl.noSegment

  open var isMomentary = false
  open var apportionsSegmentWidthsByContent = false
  open var selectedSegmentTintColor: UIColor?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// - Parameter items: strings and images.
  public init(items: [Any]?) {
    segments = (items ?? []).map { Segment(title: $0 as? String, image: $0 as? UIImage) }
    super.init(frame: .zero)
  }

  public init(frame: CGRect, actions: [UIAction]) {
    segments = actions.map { Segment(title: $0.title, image: $0.image, action: $0) }
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var numberOfSegments: Int { segments.count }

  open var selectedSegmentIndex: Int {
    get { selected }
    set {
      selected = segments.indices.contains(newValue) ? newValue : Self.noSegment
      tellUpdate("selectedSegmentIndex", .int(Int64(selected)))
    }
  }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }

  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }

  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Segment(title: action.title, image: action.image, action: action), at: segment)
  }

  private func insert(_ segment: Segment, at index: Int) {
    let place = min(max(index, 0), segments.count)
    segments.insert(segment, at: place)
    if selected >= place { selected += 1 }
    tellSegments()
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if selected == segment {
      selected = Self.noSegment
    } else if selected > segment {
      selected -= 1
    }
    tellSegments()
  }

  open func removeAllSegments() {
    segments = []
    selected = Self.noSegment
    tellSegments()
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].title = title
    tellSegments()
  }

  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }

  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].image = image
    tellSegments()
  }

  open func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment].image : nil
  }

  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].isEnabled = enabled
    tellSegments()
  }

  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }

  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].width = width
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: CGFloat(max(1, segments.count)) * 60, height: 31)
  }

  private var titles: LinkValue {
    .list(segments.prefix(100).map { .string(($0.title ?? "").cappedForTree) })
  }

  private func tellSegments() {
    tellUpdate("segments", titles)
  }

  override func perform(_ call: Call) -> LinkRecord {
    guard call.name == Call.Name.userValue, let index = call.arguments["index"]?.int,
      let place = Int(exactly: index), segments.indices.contains(place)
    else { return super.perform(call) }
    selected = place
    let action = segments[place].action
    if let action { sendAction(action) }
    let sent = send(.valueChanged)
    if isMomentary { selected = Self.noSegment }
    return action == nil ? sent : [:]
  }

  override var treeDetail: LinkRecord {
    var detail = super.treeDetail
    detail["role"] = "segments"
    detail["titles"] = titles
    detail["disabledSegments"] = .list(
      segments.indices.prefix(100).filter { !segments[$0].isEnabled }.map { .int(Int64($0)) })
    if selected != Self.noSegment { detail["index"] = .int(Int64(selected)) }
    return detail
  }
}

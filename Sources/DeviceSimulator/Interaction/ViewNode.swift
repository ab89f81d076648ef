import AppLink

/// One view of an app as its process tells of it.
public struct ViewNode: Hashable, Sendable {
  /// What kind of view it is, as far as users and scenarios tell views apart.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    case window, view, label, button, textField, textView, `switch`, slider, stepper, segments
    case image, progress, activity, stack, control, scroll, cell
    case alertAction, barButton, backButton, tabItem, title
  }

  /// In points, in the superview's coordinates.
  public struct Frame: Hashable, Sendable {
    public var x = 0.0
    public var y = 0.0
    public var width = 0.0
    public var height = 0.0
  }

  public var className = ""
  public var role = Role.view
  /// 0 for a window.
  public var depth = 0
  /// A text, title or what stands in a text field.
  public var text: String?
  public var placeholder: String?
  public var image: String?
  /// Its accessibility identifier and label.
  public var identifier: String?
  public var label: String?
  /// The property of a controller or view that holds it.
  public var name: String?
  /// The class of the controller whose root view it is.
  public var controller: String?
  public var tag = 0
  public var frame = Frame()
  /// Whether it is hidden itself; what holds it may be, too.
  public var isHidden = false
  public var alpha = 1.0
  public var isEnabled = true
  public var isSelected = false
  public var isEditing = false
  /// Of a switch, or of an activity indicator that turns.
  public var isOn: Bool?
  /// Of a slider, a stepper, a progress view.
  public var value: Double?
  /// The ends of a slider's or stepper's range.
  public var minimum: Double?
  public var maximum: Double?
  /// The picked segment, from 0.
  public var index: Int?
  /// The segments' titles.
  public var titles: [String] = []
  /// Where a cell stands in its list.
  public var section: Int?
  public var item: Int?

  var disabledSegments: [Int] = []
  var takesTouches = true
  /// What its recognisers wait for.
  var gestures: Set<String> = []
  var object: ObjectID?
  var controllerObject: ObjectID?
  var session: String?
}

extension ViewNode {
  /// The longest text that is kept, in bytes.
  static let longestText = 4096

  /// Reads what an app says, and takes nothing on trust but its size, which a message limits.
  init(_ record: LinkRecord) {
    func text(_ key: String) -> String? { record[key]?.string.map(Self.cut) }
    func number(_ key: String) -> Double? {
      record[key]?.double.flatMap { $0.isFinite ? $0 : nil }
    }
    func integer(_ key: String) -> Int? { record[key]?.int.flatMap { Int(exactly: $0) } }

    className = text("class") ?? ""
    role = record["role"]?.string.flatMap(Role.init) ?? .view
    depth = max(0, integer("depth") ?? 0)
    self.text = text("text")
    placeholder = text("placeholder")
    image = text("image")
    identifier = text("identifier")
    label = text("label")
    name = text("name")
    controller = text("controller")
    session = text("session")
    tag = integer("tag") ?? 0
    frame = Frame(
      x: number("x") ?? 0, y: number("y") ?? 0, width: number("width") ?? 0,
      height: number("height") ?? 0)
    isHidden = record["hidden"]?.bool ?? false
    alpha = number("alpha") ?? 1
    isEnabled = record["enabled"]?.bool ?? true
    isSelected = record["selected"]?.bool ?? false
    isEditing = record["editing"]?.bool ?? false
    takesTouches = record["untouchable"]?.bool != true
    isOn = record["on"]?.bool
    value = number("value")
    minimum = number("minimum")
    maximum = number("maximum")
    index = integer("index")
    section = integer("section")
    item = integer("item")
    titles = (record["titles"]?.list ?? []).compactMap { $0.string.map(Self.cut) }
    disabledSegments = (record["disabledSegments"]?.list ?? [])
      .compactMap { $0.int.flatMap { Int(exactly: $0) } }
    gestures = Set((record["gestures"]?.list ?? []).compactMap(\.string))
    object = record["object"]?.object
    controllerObject = record["controllerObject"]?.object
  }

  private static func cut(_ text: String) -> String {
    text.utf8.count <= longestText
      ? text : String(decoding: text.utf8.prefix(longestText), as: UTF8.self)
  }

  /// Whether a user or a scenario may mean the view by that name.
  func isCalled(_ name: String) -> Bool {
    [identifier, text, label, placeholder, self.name].contains(name) || titles.contains(name)
  }

  /// What a user would call it, if there is anything.
  var callName: String? {
    [text, label, placeholder, identifier].compactMap(\.self).first { !$0.isEmpty }
  }

  /// Whether the view itself can be seen.
  var isVisible: Bool { !isHidden && alpha >= 0.01 }
}

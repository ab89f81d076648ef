/// Blanks the attributes that only mean something to Objective-C and Interface Builder.
enum AttributeMapping {
  private static let attributes: Set = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBInspectable", "IBDesignable", "IBAction",
    "IBSegueAction", "NSCopying", "GKInspectable", "NSManaged",
  ]
  /// What `dynamic` stands before.
  private static let declarations: Set = [
    "var", "func", "let", "private", "fileprivate", "internal", "public", "open", "weak", "lazy",
    "final", "class", "static", "override", "init", "subscript", "unowned", "required",
    "convenience",
  ]

  static func apply(to bytes: inout [UInt8], code: Code) {
    for index in 0..<code.count {
      switch code.word(index) {
      case "@":
        guard let attribute = Attribute(at: index, in: code), attributes.contains(attribute.name)
        else { continue }
        bytes.blank(code.range(attribute.tokens))
      case "dynamic"
      where code.word(index - 1) != "." && declarations.contains(code.word(index + 1)):
        bytes.blank(code.range(index))
      default: break
      }
    }
  }
}

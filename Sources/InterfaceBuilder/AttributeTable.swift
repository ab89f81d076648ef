/// What the attributes of an element set.
struct AttributeTable {
  enum Meaning {
    case bool
    case int
    case double
    case string
    case image
    /// The identifier of another object.
    case object
    /// The name of a case, by its name in Interface Builder where that differs from Swift's.
    case choice([String: String])
  }

  struct Entry {
    var property: String
    var meaning: Meaning
  }

  private(set) var entries: [String: Entry] = [:]

  /// Each string lists attributes separated by spaces; `hidden:isHidden` where the property has
  /// another name than the attribute.
  init(
    bools: String = "", ints: String = "", doubles: String = "", strings: String = "",
    images: String = "", objects: String = "", choices: String = ""
  ) {
    add(bools, .bool)
    add(ints, .int)
    add(doubles, .double)
    add(strings, .string)
    add(images, .image)
    add(objects, .object)
    add(choices, .choice([:]))
  }

  private mutating func add(_ list: String, _ meaning: Meaning) {
    for item in list.split(separator: " ") {
      let names = item.split(separator: ":")
      entries[String(names[0])] = Entry(property: String(names[names.count - 1]), meaning: meaning)
    }
  }

  /// The table with one more choice, whose cases have other names in Swift.
  func choosing(_ attribute: String, as property: String? = nil, _ cases: [String: String]) -> Self
  {
    var table = self
    table.entries[attribute] = Entry(property: property ?? attribute, meaning: .choice(cases))
    return table
  }

  /// Both tables; what both have means what the second says.
  static func + (first: Self, second: Self) -> Self {
    var table = first
    table.entries.merge(second.entries) { $1 }
    return table
  }
}

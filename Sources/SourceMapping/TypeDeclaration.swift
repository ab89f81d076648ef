/// A type, or an extension of one, with what it declares for Objective-C.
struct TypeDeclaration {
  enum Keyword: String {
    case `class`, `struct`, `enum`, actor, `extension`, `protocol`
  }

  /// How far a declaration reaches.
  enum Reach {
    /// The file and further.
    case file
    /// The type around it and that type's extensions in the same file.
    case surrounding
    /// The body of a function.
    case local
  }

  var keyword: Keyword
  /// The type's name after those of the types around it; of an extension, as it is written.
  var path: [String]
  var isGeneric: Bool
  var reach: Reach
  /// How many of the path's names lead to a type that extensions of the file reach.
  var reachableDepth: Int
  var attributes: [Attribute]
  /// What it inherits from and conforms to, without generic arguments.
  var parents: [String]
  var members: [MemberDeclaration] = []
  /// The token of the name.
  var name: Int
  /// The braces.
  var body: ClosedRange<Int>

  /// Whether all its members are exposed, as `@objcMembers` and `@objc extension` say.
  var exposesMembers: Bool {
    attributes.contains {
      $0.name == "objcMembers" || (keyword == .extension && $0.name == "objc")
    }
  }
}

/// A property or method right in the body of a type.
struct MemberDeclaration {
  struct Parameter: Hashable {
    /// Empty for `_`.
    var label: String
    var type: String
  }

  enum Kind: Hashable {
    case property
    case method([Parameter])
  }

  var kind: Kind
  var name: String
  /// The token of the name.
  var place: Int
  var attributes: [Attribute]
  var modifiers: Set<String>
  /// Generic, `async` or `throws`: what no action can be.
  var isSpecial = false

  /// What `@objc(name:)` says.
  var objectiveCName: String?

  var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }

  func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }

  /// Whether it carries an attribute that shows it to Objective-C.
  var isExposed: Bool {
    attributes.contains {
      ["objc", "IBAction", "IBSegueAction", "IBOutlet", "IBInspectable", "NSManaged"]
        .contains($0.name)
    }
  }

  var parameters: [Parameter] {
    if case .method(let parameters) = kind { return parameters }
    return []
  }
}

/// Where in a type code stands, as it decides what `Self` and `self` mean there.
struct CodeContext: Hashable {
  /// The innermost type, as an index of the structure's types.
  var type: Int?
  /// Whether it belongs to the initial value of a stored property, where there is no `self`.
  var isInitialValue = false
}

extension TypeDeclaration {
  /// The names after the colon, up to a `where`.
  static func parents(from start: Int, to end: Int, in code: Code) -> [String] {
    guard start < end, code.word(start) == ":" else { return [] }
    var parents: [String] = []
    var name = ""
    var depth = 0
    for index in (start + 1)..<end {
      let word = code.word(index)
      if word == "where" { break }
      switch word {
      case "<": depth += 1
      case ">": depth -= 1
      case "," where depth == 0:
        parents.append(name)
        name = ""
      default:
        if depth == 0, code.isName(index), code.word(index - 1) != "@" { name = word }
      }
    }
    return name.isEmpty ? parents : parents + [name]
  }
}

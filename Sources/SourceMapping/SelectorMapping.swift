/// Has `#selector(tapped)` give the method's Objective-C name, which the compiler knows on Apple's
/// systems only: `_sel(Self.tapped)`, in the same place.
struct SelectorMapping {
  /// What the table after the file's last line says of one expression.
  struct Entry: Hashable {
    /// The line and column of the parenthesis, as `#line` and `#column` give them.
    var place: SourcePlace
    var name: String
    /// Whether the method is to be kept, since no list can name its class.
    var keepsMethod: Bool
  }

  let code: Code
  let structure: SourceStructure
  let index: SubmissionIndex
  let lines: LineTable
  private(set) var entries: [Entry] = []
  private(set) var problems: [(message: String, token: Int)] = []

  init(code: Code, structure: SourceStructure, index: SubmissionIndex, lines: LineTable) {
    self.code = code
    self.structure = structure
    self.index = index
    self.lines = lines
  }

  mutating func apply(_ expressions: [SelectorExpression], to bytes: inout [UInt8]) {
    for expression in expressions {
      let context = structure.contexts[expression.start] ?? CodeContext()
      let type = context.type.map { structure.types[$0] }
      let keeps = expression.kind == .method && keepsMethod(expression, type)
      let start = code.range(expression.start).lowerBound
      entries.append(
        Entry(
          place: lines.place(of: start + 4), name: name(of: expression, in: type),
          keepsMethod: keeps))
      rewrite(expression, context, type, keeps ? "_loc(" : "_sel(", in: &bytes)
    }
  }

  /// Of classes in functions, and generic ones, there is no list.
  private func keepsMethod(_ expression: SelectorExpression, _ type: TypeDeclaration?) -> Bool {
    guard let type, expression.castCount == nil else { return false }
    let base = code.word(expression.names.dropLast().last ?? -1)
    guard ["", "self", "Self", type.path.last].contains(base) else { return false }
    return type.reach == .local || type.isGeneric
  }

  // MARK: The rewritten bytes

  private func rewrite(
    _ expression: SelectorExpression, _ context: CodeContext, _ type: TypeDeclaration?,
    _ function: String, in bytes: inout [UInt8]
  ) {
    let start = code.range(expression.start).lowerBound
    let first = code.range(expression.names[0])
    var root = ""
    if code.word(expression.names[0]) == "self", expression.names.count > 1 {
      bytes.replaceSubrange(first, with: "Self".utf8)
    } else if expression.names.count == 1, let type {
      let isCast = expression.castCount != nil
      if expression.kind != .method, context.isInitialValue {
        root = (type.path.last ?? "Self") + "."
      } else if !context.isInitialValue {
        root = isCast ? "self." : "Self."
      }
    }
    if expression.kind != .method { root = "\\" + root }
    let gap = start..<first.lowerBound
    for place in gap where !Byte.isLineEnd(bytes[place]) { bytes[place] = Byte.space }
    bytes.replaceSubrange(start..<(start + function.utf8.count), with: function.utf8)
    write(Array(root.utf8), before: first.lowerBound, from: gap.lowerBound + 5, in: &bytes)
  }

  /// Writes right before an offset, or before the line end where the line has no room.
  private func write(_ root: [UInt8], before end: Int, from start: Int, in bytes: inout [UInt8]) {
    guard !root.isEmpty, end - start >= root.count else { return }
    let room = (end - root.count)..<end
    if !bytes[room].contains(where: Byte.isLineEnd) {
      bytes.replaceSubrange(room, with: root)
    } else if root.last == Byte.dot, !Byte.isLineEnd(bytes[end - 1]) {
      bytes.replaceSubrange(start..<(start + root.count - 1), with: root.dropLast())
      bytes[end - 1] = Byte.dot
    }
  }

  // MARK: Names

  private mutating func name(
    of expression: SelectorExpression, in type: TypeDeclaration?
  ) -> String {
    let last = expression.names[expression.names.count - 1]
    let base = code.word(last)
    let found = candidates(for: expression, base, in: type)
    if let member = found.first?.member {
      if problems.count < 50, !found.contains(where: { isVisible($0.member, $0.entry.type) }) {
        problems.append((Self.notExposed(member), last))
      }
      if let custom = member.objectiveCName, expression.kind != .setter { return custom }
    }
    let plain = base.filter { $0 != "`" }
    switch expression.kind {
    case .getter: return plain
    case .setter: return ObjectiveCName.setter(of: plain)
    case .method:
      if let custom = FrameworkSelectors.names[plain], found.isEmpty { return custom }
      let labels = expression.labels ?? found.first?.member.parameters.map(\.label) ?? []
      return ObjectiveCName.selector(method: plain, labels: labels.map { $0.filter { $0 != "`" } })
    }
  }

  private func candidates(
    for expression: SelectorExpression, _ base: String, in type: TypeDeclaration?
  ) -> [SubmissionIndex.Found] {
    let root = expression.names.dropLast().last.map { code.word($0) }
    var found: [SubmissionIndex.Found] = []
    if let root, root != "self", root != "Self" {
      found = index.members(named: base, of: root)
      if found.isEmpty, index.declarations(of: root).isEmpty, root.first?.isLowercase == true {
        found = index.members(named: base)
      }
    } else if let type {
      for name in type.path.reversed() where found.isEmpty {
        found = index.members(named: base, of: name)
      }
      // Of an extension of a framework's class, or of one above it.
      if found.isEmpty { found = index.members(named: base).filter { $0.entry.isFramework(index) } }
    } else {
      found = index.members(named: base)
    }
    let matching = found.filter { member, _ in
      if (expression.kind == .method) == (member.kind == .property) { return false }
      if let labels = expression.labels { return member.parameters.map(\.label) == labels }
      if let count = expression.castCount { return member.parameters.count == count }
      return true
    }
    return matching
  }

  private func isVisible(_ member: MemberDeclaration, _ type: TypeDeclaration) -> Bool {
    index.isExposed(member, of: type) || member.modifiers.contains("override")
      || type.keyword == .protocol
  }

  private static func notExposed(_ member: MemberDeclaration) -> String {
    let labels = member.parameters.map { ($0.label.isEmpty ? "_" : $0.label) + ":" }.joined()
    let isMethod = member.kind != .property
    return "argument of '#selector' refers to \(isMethod ? "instance method" : "property") "
      + "'\(member.name)\(isMethod ? "(\(labels))" : "")' that is not exposed to Objective-C. "
      + "Write `@objc` before `\(isMethod ? "func" : "var")`."
  }
}

extension SubmissionIndex.Entry {
  /// Whether it extends a class that the submission does not declare.
  func isFramework(_ index: SubmissionIndex) -> Bool {
    type.keyword == .extension
      && !index.declarations(of: type.path.last ?? "").contains { $0.type.keyword == .class }
  }
}

/// Objective-C names of UIKit's methods, whose labels a `#selector` may leave out.
enum FrameworkSelectors {
  static let names = [
    "endEditing": "endEditing:", "viewWillAppear": "viewWillAppear:",
    "viewDidAppear": "viewDidAppear:", "viewWillDisappear": "viewWillDisappear:",
    "viewDidDisappear": "viewDidDisappear:", "copy": "copy:", "cut": "cut:", "paste": "paste:",
    "select": "select:", "selectAll": "selectAll:", "delete": "delete:",
    "dismiss": "dismissViewControllerAnimated:completion:",
    "popViewController": "popViewControllerAnimated:",
    "popToRootViewController": "popToRootViewControllerAnimated:",
  ]
}

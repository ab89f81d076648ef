/// Lists what a file's classes have for Objective-C: outlets, attributes of Interface Builder,
/// actions and other `@objc` methods, in Swift that is appended after the file's last line.
///
/// Each class gets an extension with one static function, so that private members are reached.
struct ConnectionLists {
  let structure: SourceStructure
  let index: SubmissionIndex
  /// Tells the functions of one file from those of another.
  let file: Int

  /// The declarations; empty where no class has anything.
  func declarations() -> String {
    var text = ""
    var all: [String] = []
    for (number, type) in structure.types.enumerated() {
      guard let list = list(of: type) else { continue }
      let function = "lifecycleLab\(file)_\(number)"
      let path = type.path.joined(separator: ".")
      let host = type.path.prefix(type.reachableDepth).joined(separator: ".")
      text +=
        "extension \(host) { @MainActor static func \(function)() -> UIKit.ClassConnections "
        + "{ UIKit.ClassConnections(\(path).self) { var all: [UIKit.Connection<\(path)>] = []; "
        + "\(list.joined(separator: "; ")); return all } } }; "
      all.append("\(host).\(function)()")
    }
    guard !all.isEmpty else { return "" }
    return text + "enum \(Self.holder(file)) { @MainActor static var connections: "
      + "[UIKit.ClassConnections] { [\(all.joined(separator: ", "))] } }"
  }

  /// What holds the lists of a file.
  static func holder(_ file: Int) -> String { "LifecycleLabFile\(file)" }

  private func list(of type: TypeDeclaration) -> [String]? {
    guard isListed(type) else { return nil }
    let isHosted = type.reachableDepth < type.path.count
    let path = type.path.joined(separator: ".")
    var uses: [String: Int] = [:]
    for member in type.members { uses[Self.fullName(member), default: 0] += 1 }
    let list = type.members.compactMap { member -> String? in
      guard isListed(member, of: type), !isHosted || !member.modifiers.contains("private") else {
        return nil
      }
      let name = ObjectiveCName.name(of: member)
      guard !name.isEmpty, name.utf8.allSatisfy({ Self.isSafe($0) }) else { return nil }
      if member.kind == .property {
        return "all.append(.outlet(\"\(name)\", \\\(path).\(member.name)))"
      }
      let isOverloaded = uses[Self.fullName(member), default: 0] > 1
      let arguments = member.parameters.enumerated().map { place, parameter in
        let value = "$1.at(\(place))" + (isOverloaded ? " as \(parameter.type)" : "")
        return parameter.label.isEmpty ? value : "\(parameter.label): \(value)"
      }
      // The closure has to name its second argument, whether it uses it or not.
      let call = "$0.\(member.name)(\(arguments.joined(separator: ", ")))"
      let body = arguments.isEmpty ? "{ object, _ in object.\(member.name)() }" : "{ \(call) }"
      return "all.append(.method(\"\(name)\") \(body))"
    }
    return list.isEmpty ? nil : list
  }

  private static func isSafe(_ byte: UInt8) -> Bool {
    Byte.continuesName(byte) || byte == UInt8(ascii: ":")
  }

  private static func fullName(_ member: MemberDeclaration) -> String {
    member.name + member.parameters.map { $0.label + ":" }.joined()
  }

  private func isListed(_ type: TypeDeclaration) -> Bool {
    guard type.reachableDepth > 0, type.reach != .local, !type.isGeneric else { return false }
    let declarations = index.declarations(of: type.path.last ?? "")
    switch type.keyword {
    case .class: return true
    case .extension:
      let own = declarations.filter { $0.type.keyword != .extension }
      return own.allSatisfy { $0.type.keyword == .class && !$0.type.isGeneric }
    default: return false
    }
  }

  private func isListed(_ member: MemberDeclaration, of type: TypeDeclaration) -> Bool {
    guard !member.isStatic, !member.isSpecial, index.isExposed(member, of: type) else {
      return false
    }
    let isInOut = member.parameters.contains {
      ["inout", "@", "...", "->"].contains(where: $0.type.contains)
    }
    return !isInOut
  }
}

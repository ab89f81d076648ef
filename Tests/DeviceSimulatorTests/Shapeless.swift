import AppLink
@testable import DeviceSimulator
import LifecycleTrace
import SeededRandom

/// Words of the link with values of any shape.
enum Shapeless {
  private static let keys = [
    "result", "controller", "archive", "configuration", "activity", "scene", "delegate",
    "delegateClass", "missingClass", "implemented", "task", "completion", "session", "request",
    "name", "type", "class", "identifier", "key", "domain", "value", "root", "until", "unknown",
    "child", "forwards", "host", "presented", "context", "style", "isAlert", "animated",
    "controllers", "selected", "shown", "from", "to", "duration", "animations", "isAppearing",
    "width", "height", "column", "isCollapsing", "role", "object", "isModalInPresentation",
    "interactivePopEnabled", "isUIKit", "text",
  ]
  private static let effects =
    EffectName.all.map(\.rawValue).sorted() + [
      Effect.objectCreated, Effect.objectDestroyed, Effect.notificationDelegate,
      Effect.restorationIdentifier, Effect.delegate, Effect.controllerSettings,
      Effect.needsLayout, Effect.finding,
    ]

  static func actions(
    in call: Call, _ generator: inout SeededGenerator
  ) -> [ScriptedApp.Action] {
    var actions: [ScriptedApp.Action] = []
    for _ in 0..<Int.random(in: 0...2, using: &generator) {
      if Int.random(in: 0..<4, using: &generator) == 0,
        let name = Ask.Name.allCases.randomElement(using: &generator), name != .sleep
      {
        actions.append(.ask(name, on: object(&generator), record(&generator, depth: 0)))
      } else if let name = effects.randomElement(using: &generator) {
        actions.append(
          .tell(Effect(name, on: object(&generator), detail: record(&generator, depth: 0))))
      }
    }
    if Bool.random(using: &generator) { actions.append(.give(record(&generator, depth: 0))) }
    return actions
  }

  private static func object(_ generator: inout SeededGenerator) -> ObjectID {
    ObjectID([0, 1, 2, 4, 6, 10_002, .max].randomElement(using: &generator) ?? 0)
  }

  private static func record(
    _ generator: inout SeededGenerator, depth: Int
  ) -> LinkRecord {
    var record: LinkRecord = [:]
    for _ in 0..<Int.random(in: 0...5, using: &generator) {
      guard let key = keys.randomElement(using: &generator) else { continue }
      record[key] = value(&generator, depth: depth)
    }
    return record
  }

  private static func value(_ generator: inout SeededGenerator, depth: Int) -> LinkValue {
    switch Int.random(in: 0..<(depth < 3 ? 11 : 9), using: &generator) {
    case 0: .null
    case 1: .bool(.random(using: &generator))
    case 2: .int([-1, 0, 1, 2, 4, .min, .max].randomElement(using: &generator) ?? 0)
    case 3: .double([0, -1, .infinity, 1e300].randomElement(using: &generator) ?? 0)
    case 4: .string("")
    case 5: .string("SceneDelegate")
    case 6: .string(SessionID(serial: Int.random(in: 0...5, using: &generator)).identifier)
    case 7: .data([1, 2, 3])
    case 8: .date(-.infinity)
    case 9: .list([value(&generator, depth: depth + 1)])
    default: .record(record(&generator, depth: depth + 1))
    }
  }
}

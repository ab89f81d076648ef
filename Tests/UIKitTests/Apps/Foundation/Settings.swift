import UIKit

@MainActor enum Settings {
  static let defaults = UserDefaults.standard

  static let all: [String: () -> Void] = [
    "types": {
      defaults.set(7, forKey: "int")
      defaults.set(1.5, forKey: "double")
      defaults.set(Float(0.25), forKey: "float")
      defaults.set(true, forKey: "bool")
      defaults.set("text", forKey: "string")
      defaults.set(Data([1, 2, 3]), forKey: "data")
      defaults.set(Date(timeIntervalSince1970: 60), forKey: "date")
      defaults.set([1, 2, 3], forKey: "list")
      defaults.set(["a": 1, "b": [true]], forKey: "record")
      defaults.set(URL(string: "lab://x"), forKey: "url")
      defaults.set(CGFloat(2.5), forKey: "cgfloat")
      defaults.set(UInt8(9), forKey: "small")
      defaults.set(NSNumber(value: 5), forKey: "number")
      defaults.set(NSNumber(value: true), forKey: "flag")
      defaults.setValue(["x", "y"], forKey: "strings")
      tell()
    },
    "read": { tell() },
    "conversions": {
      defaults.set("12 points", forKey: "text")
      print(defaults.integer(forKey: "text"), defaults.double(forKey: "text"))
      for text in ["YES", "true", "1", "y", "no", "0", "", "false", "7"] {
        defaults.set(text, forKey: "flag")
        print("\(text):\(defaults.bool(forKey: "flag"))", terminator: " ")
      }
      print()
      defaults.set(3.99, forKey: "number")
      print(defaults.integer(forKey: "number"), defaults.string(forKey: "number") ?? "nil")
      defaults.set(true, forKey: "number")
      print(defaults.integer(forKey: "number"), defaults.string(forKey: "number") ?? "nil")
      defaults.set(1e300, forKey: "number")
      print(defaults.integer(forKey: "number"))
      print(defaults.integer(forKey: "none"), defaults.bool(forKey: "none"))
      print(defaults.object(forKey: "none") as Any, defaults.array(forKey: "text") as Any)
    },
    "casts": {
      defaults.set(5, forKey: "number")
      print(defaults.object(forKey: "number") as? Int ?? -1)
      print(defaults.value(forKey: "number") as? Double ?? -1)
      defaults.set(true, forKey: "number")
      print(defaults.object(forKey: "number") as? Bool ?? false)
      defaults.set([1, 2], forKey: "list")
      print(defaults.array(forKey: "list") as? [Int] ?? [])
      defaults.set(["a": 1.5], forKey: "record")
      print(defaults.dictionary(forKey: "record") as? [String: Double] ?? [:])
      print(defaults.stringArray(forKey: "list") as Any)
    },
    "register": {
      defaults.register(defaults: ["level": 3, "name": "nobody"])
      print(defaults.integer(forKey: "level"), defaults.string(forKey: "name") ?? "nil")
      defaults.set("me", forKey: "name")
      print(defaults.string(forKey: "name") ?? "nil")
      defaults.removeObject(forKey: "name")
      print(defaults.string(forKey: "name") ?? "nil")
      print(UserDefaults(suiteName: "group")?.integer(forKey: "level") ?? -1)
    },
    "suites": {
      let suite = UserDefaults(suiteName: "group.lab")
      suite?.set(1, forKey: "key")
      defaults.set(2, forKey: "key")
      print(suite?.integer(forKey: "key") ?? -1, defaults.integer(forKey: "key"))
      print(UserDefaults().integer(forKey: "key"))
      print(suite?.dictionaryRepresentation().keys.sorted() ?? [])
    },
    "removal": {
      defaults.set(1, forKey: "key")
      defaults.set(nil as Any?, forKey: "key")
      defaults.removeObject(forKey: "key")
      print(defaults.object(forKey: "key") == nil, defaults.synchronize())
    },
    "notification": {
      let name = UserDefaults.didChangeNotification
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        print("changed")
      }
      defaults.set(1, forKey: "key")
      defaults.removeObject(forKey: "key")
    },
    "deep": {
      var value: Any = 1
      for _ in 0..<32 { value = [value] }
      defaults.set(value, forKey: "deep")
      print("kept")
    },
    "too deep": {
      var value: Any = 1
      for _ in 0..<33 { value = [value] }
      defaults.set(value, forKey: "deep")  // too deep
    },
    "object": {
      defaults.set(Score(points: 1), forKey: "score")  // object
    },
    "object in a list": {
      defaults.set([1, Score(points: 1)] as [Any], forKey: "scores")  // object in a list
    },
    "keys by number": {
      defaults.set([1: "a"], forKey: "record")  // keys by number
    },
  ]

  static func tell() {
    print(
      defaults.integer(forKey: "int"), defaults.double(forKey: "double"),
      defaults.float(forKey: "float"), defaults.bool(forKey: "bool"),
      defaults.string(forKey: "string") ?? "nil", defaults.data(forKey: "data")?.count ?? -1,
      (defaults.object(forKey: "date") as? Date)?.timeIntervalSince1970 ?? -1,
      defaults.array(forKey: "list") as? [Int] ?? [],
      defaults.dictionary(forKey: "record")?.keys.sorted() ?? [],
      defaults.url(forKey: "url")?.scheme ?? "nil", defaults.double(forKey: "cgfloat"),
      defaults.integer(forKey: "small"), defaults.integer(forKey: "number"),
      defaults.bool(forKey: "flag"), defaults.stringArray(forKey: "strings") ?? [])
  }

  struct Score { var points: Int }
}

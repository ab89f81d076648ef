import Foundation
import NibFormat

/// The coder that objects of a storyboard or xib are made with.
///
/// What it has to give, UIKit's own `init(coder:)` takes; to student code all keys read as nil, zero or
/// false.
final class InterfaceCoder: NSCoder {
  let node: NibObject
  let scene: InterfaceScene

  init(_ node: NibObject, in scene: InterfaceScene) {
    self.node = node
    self.scene = scene
  }

  override var allowsKeyedCoding: Bool { true }

  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodePropertyList(forKey key: String) -> Any? { nil }
  override func decodeObject<Decoded: NSObject & NSCoding>(
    of type: Decoded.Type, forKey key: String
  ) -> Decoded? { nil }
  override func decodeObject(of types: [AnyClass]?, forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeInt32(forKey key: String) -> Int32 { 0 }
  override func decodeInt64(forKey key: String) -> Int64 { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }

  /// A choice of Interface Builder's, by the place of its word among the raw values.
  func choice<Choice: RawRepresentable>(_ key: String, _ words: String) -> Choice?
  where Choice.RawValue == Int {
    node.string(key).flatMap { Choice(word: $0, of: words) }
  }
}

extension InterfaceCoder {
  /// The layout that was drawn for a collection view.
  @MainActor var drawnLayout: UICollectionViewLayout? {
    node.part("collectionViewLayout").flatMap { scene.make($0) as? UICollectionViewLayout }
  }
}

extension RawRepresentable where RawValue == Int {
  /// The case of a word, where raw values count the words from zero.
  init?(word: String, of words: String) {
    guard let index = words.split(separator: " ").firstIndex(of: Substring(word)) else {
      return nil
    }
    self.init(rawValue: index)
  }
}

extension NSCoder {
  /// The coder as UIKit's own, where an object comes out of a storyboard or xib.
  var interface: InterfaceCoder? { self as? InterfaceCoder }
}

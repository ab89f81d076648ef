extension UIResponder {
  /// Members that every object has from `NSObject` on Apple's systems.
  public var classForCoder: AnyClass { type(of: self) }

  public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }

  public func isKind(of aClass: AnyClass) -> Bool {
    var type: AnyClass? = type(of: self)
    while let here = type, here != aClass { type = _getSuperclass(here) }
    return type != nil
  }

  public func isEqual(_ object: Any?) -> Bool { object as AnyObject? === self }
}

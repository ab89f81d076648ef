/// A storyboard or a xib as an app carries it: what `ibtool` makes of one for a phone.
///
/// Written when a submission is built, read by our `UIKit` in the app.
public struct NibArchive: Hashable, Sendable, Codable {
  public enum Kind: String, Hashable, Sendable, Codable {
    case storyboard
    case xib
  }

  public var kind: Kind
  /// The identifier of the object where a storyboard begins, if it says so.
  public var initial: String?
  /// A storyboard's scenes in the file's order; of a xib the one that holds all of it.
  public var scenes: [NibScene]
  /// Red, green, blue and alpha of the named colours that the file uses, as they were when Xcode
  /// last saved it; for names that neither the system nor the app's asset catalogue knows.
  public var colors: [String: [Double]]
  /// Width and height in points of the named pictures that the file uses, as above.
  public var images: [String: [Double]]

  public init(
    kind: Kind, initial: String? = nil, scenes: [NibScene] = [], colors: [String: [Double]] = [:],
    images: [String: [Double]] = [:]
  ) {
    self.kind = kind
    self.initial = initial
    self.scenes = scenes
    self.colors = colors
    self.images = images
  }
}

/// What is made together: a view controller with all that belongs to it.
public struct NibScene: Hashable, Sendable, Codable {
  /// The top objects: of a storyboard's scene its controller first, then what stands beside it; of a
  /// xib its top views. The first responder, the file's owner and exits are `placeholders`.
  public var objects: [NibObject]
  /// Objects that are there already when the scene is made, such as the file's owner; only their
  /// connections count.
  public var placeholders: [NibObject]

  public init(objects: [NibObject] = [], placeholders: [NibObject] = []) {
    self.objects = objects
    self.placeholders = placeholders
  }
}

/// One object of a scene; `Documentation/Nibs.md` lists kinds, values and parts.
public struct NibObject: Hashable, Sendable, Codable {
  /// Xcode's identifier, such as `BYZ-38-t0r`.
  public var id: String
  /// The class in UIKit, such as `UILabel`; of a placeholder `FirstResponder`, `FilesOwner` or `Exit`.
  public var kind: String
  /// The student's class, without its module.
  public var customClass: String?
  /// Values by the name of the property in Swift, such as `text`, `isHidden`, `frame`.
  public var values: [String: NibValue]
  /// Objects that this one holds, by the name of the property that holds them: `view`, `subviews`,
  /// `navigationItem`, `rightBarButtonItems`, `constraints`, …
  public var parts: [String: [NibObject]]
  public var connections: [NibConnection]

  public init(
    id: String, kind: String, customClass: String? = nil, values: [String: NibValue] = [:],
    parts: [String: [NibObject]] = [:], connections: [NibConnection] = []
  ) {
    self.id = id
    self.kind = kind
    self.customClass = customClass
    self.values = values
    self.parts = parts
    self.connections = connections
  }
}

/// A value that Interface Builder sets.
public indirect enum NibValue: Hashable, Sendable, Codable {
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  /// Two numbers for a point or a size, four for a rectangle or insets (top, left, bottom, right).
  case numbers([Double])
  /// Red, green, blue, alpha, each from 0 to 1.
  case color([Double])
  /// A colour of the system or of the asset catalogue, by its name.
  case namedColor(String)
  /// A picture of the asset catalogue, or a symbol of the system.
  case image(name: String, isSystem: Bool)
  /// Points; a style such as `UICTFontTextStyleBody`, a weight such as `bold`, or the name of a font
  /// that is not the system's, such as `HelveticaNeue`, where one is said.
  case font(size: Double, style: String?, weight: String?, name: String? = nil)
  /// Another object of the scene.
  case object(String)
  case list([NibValue])
  case record([String: NibValue])
  case null
}

/// A line that a student has drawn in Interface Builder.
public enum NibConnection: Hashable, Sendable, Codable {
  case outlet(property: String, destination: String)
  case outletCollection(property: String, destination: String)
  /// `selector` in the spelling of Objective-C, such as `tapped:`; `event` is UIKit's name of a
  /// control event, such as `touchUpInside`, or nil for what has only one (bar items, recognisers).
  case action(selector: String, target: String, event: String?)
  case segue(NibSegue)
}

/// A way from one controller to another.
public struct NibSegue: Hashable, Sendable, Codable {
  public enum Kind: String, Hashable, Sendable, Codable {
    case show
    case showDetail
    case present
    case popover
    case embed
    case unwind
    case custom
    /// A container's own controllers: `relationship` says which.
    case relationship
  }

  public var id: String
  public var kind: Kind
  public var identifier: String?
  /// The identifier of the controller's object; of an unwind segue that of the exit.
  public var destination: String
  /// The student's class of a custom segue.
  public var customClass: String?
  /// `rootViewController`, `viewControllers`, `masterViewController`, `detailViewController` …
  public var relationship: String?
  /// UIKit's names of the cases.
  public var modalPresentationStyle: String?
  public var modalTransitionStyle: String?
  public var animates: Bool
  /// The method of an unwind segue, such as `unwind:`.
  public var unwindAction: String?
  /// The method of an `@IBSegueAction`, such as `makeDetail:`.
  public var creationSelector: String?
  /// The view or the bar item that a popover points to.
  public var popoverAnchor: String?
  /// `accessoryAction` where a cell's accessory begins the segue and not the cell.
  public var trigger: String?

  public init(
    id: String, kind: Kind, identifier: String? = nil, destination: String,
    customClass: String? = nil, relationship: String? = nil, modalPresentationStyle: String? = nil,
    modalTransitionStyle: String? = nil, animates: Bool = true, unwindAction: String? = nil,
    creationSelector: String? = nil, popoverAnchor: String? = nil, trigger: String? = nil
  ) {
    self.id = id
    self.kind = kind
    self.identifier = identifier
    self.destination = destination
    self.customClass = customClass
    self.relationship = relationship
    self.modalPresentationStyle = modalPresentationStyle
    self.modalTransitionStyle = modalTransitionStyle
    self.animates = animates
    self.unwindAction = unwindAction
    self.creationSelector = creationSelector
    self.popoverAnchor = popoverAnchor
    self.trigger = trigger
  }
}

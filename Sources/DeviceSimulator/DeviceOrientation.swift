import AppLink
import InfoPlist
import LifecycleTrace

/// How the device is held, and whether the interface follows.
extension Device {
  /// FACTS.md A29; a scene app hears of it through `windowScene(_:didUpdate:…)` instead.
  func rotate(to orientation: InterfaceOrientation) throws(AppOutcome) {
    try post(.orientationDidChange)
    let orientation = orientation.ofInterface
    guard orientation != interfaceOrientation, try allows(orientation) else { return }
    let old = interfaceOrientation
    interfaceOrientation = orientation
    if !situation.usesScenes { try tellStatusBar(of: orientation, insteadOf: old) }
    for window in situation.windows where window.isInForeground { try updateScene(window.id) }
  }

  private func tellStatusBar(
    of orientation: InterfaceOrientation, insteadOf old: InterfaceOrientation
  ) throws(AppOutcome) {
    try tell(.willChangeStatusBarOrientation, ["orientation": .string(orientation.rawValue)])
    try tell(.willChangeStatusBarFrame, frame(orientation))
    try tell(.didChangeStatusBarOrientation, ["orientation": .string(old.rawValue)])
    try tell(.didChangeStatusBarFrame, frame(old))
  }

  /// How the interface stands at a launch: as the device is held, where `Info.plist` allows it.
  var firstOrientation: InterfaceOrientation {
    let allowed = situation.manifest.orientations
    let wanted = [situation.orientation.ofInterface, .portrait] + InterfaceOrientation.allCases
    return wanted.first { allowed.contains($0) } ?? .portrait
  }

  func setUpStatusBar() throws(AppOutcome) {
    try tell(.willChangeStatusBarFrame, frame(interfaceOrientation), isPosted: false)
    try tell(.didChangeStatusBarFrame, frame(interfaceOrientation), isPosted: false)
  }

  func askForOrientations(_ count: Int) throws(AppOutcome) {
    for _ in 0..<count { _ = try supported() }
  }

  private func tell(
    _ callback: CallbackName, _ arguments: LinkRecord, isPosted: Bool = true
  ) throws(AppOutcome) {
    try enter(callback, arguments: arguments)
    if isPosted, let notification = NotificationName(following: callback) {
      try post(notification)
    }
  }

  /// Tells a scene, and what it shows, how the interface stands, unless it knows; one that was behind
  /// hears on return.
  func updateScene(_ id: SessionID) throws(AppOutcome) {
    guard let old = app?.scenes[id]?.orientation, old != interfaceOrientation else { return }
    app?.scenes[id]?.orientation = interfaceOrientation
    if situation.usesScenes {
      try enter(
        .windowSceneDidUpdate, onScene: id,
        arguments: ["previousOrientation": .string(old.rawValue)])
    }
    guard situation.system.callsSizeTransitions else { return }
    app?.controllers.resize(
      id, to: ScreenSize(interfaceOrientation), changesTraits: !situation.hasSeveralWindows)
    try settleWindows()
  }

  private func allows(_ orientation: InterfaceOrientation) throws(AppOutcome) -> Bool {
    try supported().contains(orientation)
  }

  /// The app delegate's answer, otherwise what `Info.plist` says.
  private func supported() throws(AppOutcome) -> Set<InterfaceOrientation> {
    let returned = try enter(.supportedInterfaceOrientations)
    guard returned["implemented"]?.bool != false, let mask = returned["result"]?.int else {
      return situation.manifest.orientations
    }
    return Set(InterfaceOrientation.allCases.filter { mask & $0.mask != 0 })
  }

  private func frame(_ orientation: InterfaceOrientation) -> LinkRecord {
    let screen = ScreenSize(orientation)
    return ["width": .double(screen.width), "height": .double(screen.isUpright ? 54 : 0)]
  }
}

extension InterfaceOrientation {
  /// How the interface stands when the device is held so: the other way round, as it turns against it.
  var ofInterface: InterfaceOrientation {
    switch self {
    case .portrait, .portraitUpsideDown: self
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    }
  }

  /// The bit in a `UIInterfaceOrientationMask`.
  fileprivate var mask: Int64 {
    switch self {
    case .portrait: 1 << 1
    case .portraitUpsideDown: 1 << 2
    case .landscapeRight: 1 << 3
    case .landscapeLeft: 1 << 4
    }
  }
}

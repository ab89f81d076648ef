import AppLink
import InfoPlist
import LifecycleTrace

/// The size of the screen, in points, as the interface stands.
struct ScreenSize: Hashable {
  let isUpright: Bool

  init(_ orientation: InterfaceOrientation) {
    isUpright = [.portrait, .portraitUpsideDown].contains(orientation)
  }

  // Of an iPhone 15.
  var width: Double { isUpright ? 393 : 852 }
  var height: Double { isUpright ? 852 : 393 }
}

/// Rotation: a transition of what shows to another size.
extension ControllerTree {
  /// Roots and what is presented over them are told; they tell their children.
  ///
  /// - Parameter changesTraits: whether the size class changes as well, as on a phone.
  mutating func resize(_ session: SessionID, to screen: ScreenSize, changesTraits: Bool) {
    let layers = layers(in: session).filter { self[$0].appearance.isVisible }
    let shown = reachable.filter { id in
      self[id].appearance.isVisible && window(of: id).flatMap { sessions[$0] } == session
    }
    let size: LinkRecord = [
      "width": .double(screen.width), "height": .double(screen.height),
      "duration": .double(AnimationTime.rotation),
    ]
    for layer in layers {
      var steps: [Transition.Step] = []
      if changesTraits { steps.append(.call(.callback(.willTransitionTraits, on: layer, size))) }
      steps.append(.call(.callback(.viewWillTransition, on: layer, size)))
      if changesTraits, layer == layers.last {
        steps += shown.map { .call(.callback(.traitCollectionDidChange, on: $0)) }
      }
      steps += [.call(.alongside(layer)), .oweLayout(shown), .layOut(layer)]
      steps += [.animate(AnimationTime.rotation), .call(.alongsideCompletion(layer))]
      start(layer, steps, isAnimated: true, parties: [])
    }
  }
}

import AppLink
import LifecycleTrace

/// What the device knows of one view controller.
struct Controller: Hashable {
  /// What a controller is to its children.
  enum Kind: Hashable {
    /// It shows the children whose views it holds.
    case plain
    case navigation
    case tabs
    case pages(Pages)
    case columns
  }

  /// What a page view controller knows of the pages beside the current one.
  struct Pages: Hashable {
    var isCurl: Bool
    /// Nil while the data source has not been asked.
    var following: Neighbour?
    var preceding: Neighbour?

    enum Neighbour: Hashable {
      case nothing
      case page(ObjectID)
    }
  }

  /// How far its view is loaded.
  enum Loading: Hashable {
    case unloaded
    /// `loadView()` has been called, `viewDidLoad()` has not.
    case viewLoaded
    case loaded
  }

  /// Why it comes or goes, as `isBeingPresented` and its kin read.
  enum Movement: String, Hashable {
    case presented
    case dismissed
    case toParent
    case fromParent
  }

  /// How far its view is loaded, shown and laid out.
  struct View: Hashable {
    var loading = Loading.unloaded
    var appearance = Appearance.disappeared
    /// Layout callbacks that it is owed.
    var owedLayout: [CallbackName] = []
    /// Whether it takes part in the first show of its window, which lays it out twice.
    var isOnFirstShow = false
    var hasAppeared = false
    /// Whether it came by an animation.
    var comesAnimated = false
  }

  /// Changes by the calls that it gets; all else by what the app asks.
  var view = View()
  var kind = Kind.plain
  var parent: ObjectID?
  /// In the order in which they were added.
  var children: [ObjectID] = []
  /// Those of its children that one of UIKit's containers shows; nil for a controller that shows the
  /// children whose views it holds.
  var shown: [ObjectID]?
  /// Whether it hands its own appearance on to its children.
  var forwardsAppearance = true
  /// The controller whose view, or the window, that holds its root view.
  var host: ObjectID?
  /// What is presented over it.
  var presented: ObjectID?
  /// The controller over which it is presented, and whether that one's view leaves the screen.
  var presentation: Presentation?
  /// Between `beginAppearanceTransition` and `endAppearanceTransition`, which keep others' hands off.
  var ownTransition: OwnTransition?
  /// The goal against which student code has brought it where it is: it stays there until the goal
  /// changes, or its view is moved.
  var defiedGoal: Appearance?
  var settings = Settings()

  var loading: Loading { view.loading }
  var appearance: Appearance { view.appearance }
  var owedLayout: [CallbackName] { view.owedLayout }

  struct Presentation: Hashable {
    var context: ObjectID
    /// Who called `present`.
    var presenter: ObjectID
    var covers: Bool
    /// Whether the user can swipe it away.
    var isSheet: Bool
    /// Whether it is on its way out.
    var isLeaving = false
  }

  struct OwnTransition: Hashable {
    var isAppearing: Bool
    var isAnimated: Bool
  }

  /// What the app has set, as far as it matters to gestures.
  struct Settings: Hashable {
    var isModalInPresentation = false
    var isInteractivePopEnabled = true
  }
}

import AppLink
import Foundation

/// Manages a view. The device decides when it is loaded and when it appears.
open class UIViewController: UIResponder {
  public var title: String?

  /// By which the system finds the controller again when it restores state; nil keeps it out.
  open var restorationIdentifier: String? {
    didSet { tellRestoration() }
  }

  /// The class that makes the controller when state is restored.
  open var restorationClass: (any UIViewControllerRestoration.Type)? {
    didSet { tellRestoration() }
  }

  private var toldID: ObjectID?
  private var loadedView: UIView? {
    didSet {
      oldValue?.controller = nil
      loadedView?.controller = self
    }
  }

  /// The number by which the device knows the controller; told on first use.
  var id: ObjectID {
    let id = toldID ?? AppProcess.shared.objects.add(self)
    toldID = id
    return id
  }

  deinit {
    if let toldID { EffectLog.shared.tellDestruction(of: toldID) }
  }

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The controller's view; loaded on first use.
  public var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { loadedView = newValue }
  }

  public var viewIfLoaded: UIView? { loadedView }

  public var isViewLoaded: Bool { loadedView != nil }

  public func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    AppProcess.shared.ask(.loadView, on: id)
  }

  /// Makes an empty view; override to build one's own.
  open func loadView() {
    loadedView = UIView(frame: UIScreen.main.bounds)
  }

  open func viewDidLoad() {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  /// Of iOS before 6 only.
  open func viewWillUnload() {}
  /// Of iOS before 6 only.
  open func viewDidUnload() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func didReceiveMemoryWarning() {}

  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}
  open func applicationFinishedRestoringState() {}
}

extension UIViewController: CallReceiver {
  func perform(_ call: Call) -> LinkRecord {
    let animated = call.arguments["animated"]?.bool ?? false
    switch call.name {
    // A view that was set by hand stays.
    case "loadView()": if loadedView == nil { loadView() }
    case "viewDidLoad()": viewDidLoad()
    case "viewWillAppear(_:)":
      enterWindow(call.arguments["window"]?.object)
      viewWillAppear(animated)
    case "viewDidAppear(_:)": viewDidAppear(animated)
    case "viewWillDisappear(_:)": viewWillDisappear(animated)
    case "viewDidDisappear(_:)":
      viewIfLoaded?.detach()
      viewDidDisappear(animated)
    case "didReceiveMemoryWarning()": didReceiveMemoryWarning()
    case "viewWillLayoutSubviews()": viewWillLayoutSubviews()
    case "viewDidLayoutSubviews()":
      viewIfLoaded?.layOutTree()
      viewDidLayoutSubviews()
    case "viewWillUnload()": viewWillUnload()
    case "viewDidUnload()":
      loadedView?.detach()
      loadedView = nil
      viewDidUnload()
    default: return performRestoration(call)
    }
    return [:]
  }

  private func enterWindow(_ id: ObjectID?) {
    guard let id, let window = AppProcess.shared.objects.receiver(id) as? UIWindow else { return }
    if let view = viewIfLoaded, view.superview !== window { window.attach(view) }
  }
}

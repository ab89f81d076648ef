import UIKit

extension AppDelegate {
  func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
  {
    coder.encode("first", forKey: "stage")
    return true
  }

  func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
    coder.encode(7, forKey: "level")
  }

  func application(
    _ application: UIApplication, shouldRestoreApplicationState coder: NSCoder
  ) -> Bool {
    let version = coder.decodeObject(forKey: UIApplication.stateRestorationBundleVersionKey)
    return version as? String == "1" && coder.decodeObject(forKey: "stage") as? String == "first"
  }

  func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? {
    print("path \(identifierComponents.joined(separator: "/"))")
    return identifierComponents.last == "notes" ? NotesViewController() : nil
  }

  func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
    print("level \(coder.decodeInteger(forKey: "level"))")
  }
}

class NotesViewController: UIViewController, UIViewControllerRestoration {
  private var text = "draft"

  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? {
    print("class asked for \(identifierComponents.joined(separator: "/"))")
    return NotesViewController()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    restorationIdentifier = "notes"
    restorationClass = NotesViewController.self
  }

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(text + " 2", forKey: "text")
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    text = coder.decodeObject(forKey: "text") as? String ?? "nothing"
    print("decoded \(text)")
  }

  override func applicationFinishedRestoringState() { print("finished") }

  override func restoreUserActivityState(_ activity: NSUserActivity) {
    print("taken up \(activity.activityType)")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    print("layout")
  }

  override func viewWillUnload() { print("unloading \(isViewLoaded)") }
  override func viewDidUnload() { print("unloaded \(isViewLoaded)") }

  deinit { print("notes gone") }
}

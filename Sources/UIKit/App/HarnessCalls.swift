import AppLink

extension AppProcess {
  /// Carries out a call to the harness rather than to an object; nil for any other.
  func performForHarness(_ call: Call) -> LinkRecord? {
    let app = UIApplication.shared
    switch call.name {
    case Call.Name.post:
      app.post(call.arguments)
      return [:]
    case Call.Name.makeScene: return app.makeScene(call.arguments)
    case Call.Name.dropScene: return app.dropScene(call.arguments)
    case Call.Name.expire: return BackgroundTasks.shared.expire(call.arguments["task"]?.int)
    case Call.Name.failSceneRequest: return app.failSceneRequest(call.arguments)
    case Call.Name.makeController: return ControllerMaking.shared.begin(call.arguments)
    case Call.Name.connectControllers: return ControllerMaking.shared.connect()
    case Call.Name.loadMainStoryboard: return MainInterface.load(call.arguments)
    case Call.Name.showMainWindow: return MainInterface.show(call.arguments)
    case Call.Name.listStates: return ListRegistry.shared.newStates()
    case Call.Name.makeRestoredController: return app.makeRestoredController(call)
    case Call.Name.makeFromStoryboard: return app.makeFromStoryboard(call.arguments)
    case Call.Name.presentRestored:
      app.presentRestored()
      return [:]
    case Call.Name.runCompletion:
      runCompletion(call.arguments)
      return [:]
    case Call.Name.viewTree: return ViewTreeReading().record()
    case Call.Name.nameView: return ViewTreeReading().name(call.arguments["index"]?.int ?? -1)
    default: return nil
    }
  }
}

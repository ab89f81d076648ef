extension StoryMoment {
  /// How likely a random story goes on with a stimulus, against the others that are possible.
  ///
  /// Ordinary stimuli have 2. What leads to states that few stories reach has more: an app that is
  /// purged, that still works behind, that is under something, that has several windows.
  func weight(of stimulus: Stimulus) -> Int {
    switch situation.app {
    case .notRunning: beginning(stimulus)
    case .suspended: asleep(stimulus)
    case .background: behind(stimulus)
    case .inactive, .active: inFront(stimulus)
    }
  }

  private func beginning(_ stimulus: Stimulus) -> Int {
    stimulus == .launch ? 12 : 1
  }

  /// Right after home, as a rule: what the app has not kept by now, a purge takes away.
  private func asleep(_ stimulus: Stimulus) -> Int {
    switch stimulus {
    case .purge, .open: 10
    case .memoryWarning, .disconnectWindow, .unlock, .focus: 3
    case .wait, .swipeKill, .tapNotification, .fetch, .silentPush: 2
    default: 1
    }
  }

  /// Something keeps the app awake, such as a background task: its time may run out, or it is left no
  /// time at all.
  private func behind(_ stimulus: Stimulus) -> Int {
    switch stimulus {
    case .wait(let seconds): seconds >= 60 ? 8 : 6
    case .memoryWarning, .open: 6
    case .swipeKill, .unlock, .focus, .disconnectWindow: 4
    default: 1
    }
  }

  private func inFront(_ stimulus: Stimulus) -> Int {
    switch stimulus {
    case .home: situation.app == .inactive ? 4 : 8
    case .newWindow, .backgroundWindow: 6
    case .focus, .closeWindow: 4
    case .ignoreCall, .acceptCall, .endCall, .dismissAlert, .closeSwitcher, .closeControlCentre,
      .closeNotificationCentre, .unlock:
      6
    case .wait: 3
    case .lock, .call: 3
    case .swipeKill: situation.screen.overlay == .switcher ? 4 : 1
    case .user(let action): weight(of: action)
    case .timeChange, .rotate, .tapNotification, .notification, .fetch, .silentPush,
      .controlCentre, .alert:
      1
    default: 2
    }
  }

  /// A screen with many controls is no reason never to leave it.
  private func weight(of action: UserAction) -> Int {
    switch action {
    case .back, .dismiss: 4
    case .cancelSwipeBack, .cancelDismiss, .scroll, .returnKey: 1
    default: actions.count > 6 ? 3 : 6
    }
  }
}

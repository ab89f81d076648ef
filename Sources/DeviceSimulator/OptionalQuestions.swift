import LifecycleTrace

extension CallbackName {
  /// Whether a trace says nothing of the callback where the app does not have it.
  ///
  /// The steps of the life cycle stand in every trace, so that rules can lean on them; these are
  /// questions, or news beside the life cycle.
  var isLeftOutWhereMissing: Bool {
    Self.leftOut.contains(self) || Self.leftOutOfLists.contains(self)
  }

  private static let leftOut: Set<CallbackName> = [
    .shouldSaveState, .shouldSaveSecureState, .willEncodeState, .shouldRestoreState,
    .shouldRestoreSecureState, .controllerForRestoration, .didDecodeState,
    .supportedInterfaceOrientations, .willChangeStatusBarOrientation,
    .didChangeStatusBarOrientation, .willChangeStatusBarFrame, .didChangeStatusBarFrame,
    .protectedDataWillBecomeUnavailable, .protectedDataDidBecomeAvailable,
    .configurationForConnecting, .stateRestorationActivity, .sceneRestoreInteraction,
    .windowSceneDidUpdate,
    .textFieldShouldBegin, .textFieldDidBegin, .textFieldShouldEnd, .textFieldDidEnd,
    .textFieldShouldChange, .textFieldDidChangeSelection, .textFieldShouldReturn,
    .textViewShouldBegin, .textViewDidBegin, .textViewShouldEnd, .textViewDidEnd,
    .textViewShouldChange, .textViewDidChange, .textViewDidChangeSelection,
    .editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit,
    .sceneWillContinueActivity, .willContinueActivity, .viewIsAppearing, .updateViewConstraints,
    .viewWillLayoutSubviews, .viewDidLayoutSubviews, .willMoveToParent, .didMoveToParent,
    .viewWillTransition, .willTransitionTraits, .traitCollectionDidChange, .animateAlongside,
    .completionHandler, .navigationWillShow, .navigationDidShow, .tabShouldSelect, .tabDidSelect,
    .pageAfter, .pageBefore, .pageWillTransition, .pageDidFinish, .shouldDismiss, .willDismiss,
    .didDismiss, .didAttemptToDismiss, .splitTopColumn, .splitWillShow, .splitWillHide,
    .initWithCoder, .awakeFromNib, .shouldPerformSegue, .prepareForSegue,
  ]
}

extension OpenMethods {
  /// The callbacks of view controllers. A name that no longer fits its method makes the callback count
  /// as one that nobody knows of; a test has every one of them overridden and not overridden.
  @MainActor static let viewController = OpenMethods(
    owner: UIViewController.self,
    symbols: manglings.mapValues { "$s5UIKit16UIViewControllerC" + $0 })

  private static let manglings = [
    "awakeFromNib()": "12awakeFromNibyyF",
    "prepare(for:sender:)": "7prepare3for6senderyAA17UIStoryboardSegueC_ypSgtF",
    "shouldPerformSegue(withIdentifier:sender:)":
      "18shouldPerformSegue14withIdentifier6senderSbSS_ypSgtF",
    "loadView()": "8loadViewyyF",
    "viewDidLoad()": "11viewDidLoadyyF",
    "viewWillUnload()": "14viewWillUnloadyyF",
    "viewDidUnload()": "13viewDidUnloadyyF",
    "viewWillAppear(_:)": "14viewWillAppearyySbF",
    "viewIsAppearing(_:)": "15viewIsAppearingyySbF",
    "viewDidAppear(_:)": "13viewDidAppearyySbF",
    "viewWillDisappear(_:)": "17viewWillDisappearyySbF",
    "viewDidDisappear(_:)": "16viewDidDisappearyySbF",
    "updateViewConstraints()": "21updateViewConstraintsyyF",
    "viewWillLayoutSubviews()": "22viewWillLayoutSubviewsyyF",
    "viewDidLayoutSubviews()": "21viewDidLayoutSubviewsyyF",
    "willMove(toParent:)": "8willMove8toParentyACSg_tF",
    "didMove(toParent:)": "7didMove8toParentyACSg_tF",
    "viewWillTransition(to:with:)":
      "18viewWillTransition2to4withy10Foundation6CGSizeV_AA0bcF11Coordinator_ptF",
    "willTransition(to:with:)":
      "14willTransition2to4withyAA17UITraitCollectionC_AA0bcE11Coordinator_ptF",
    "traitCollectionDidChange(_:)": "24traitCollectionDidChangeyyAA07UITraitE0CSgF",
    "didReceiveMemoryWarning()": "23didReceiveMemoryWarningyyF",
    "encodeRestorableState(with:)": "21encodeRestorableState4withy10Foundation7NSCoderC_tF",
    "decodeRestorableState(with:)": "21decodeRestorableState4withy10Foundation7NSCoderC_tF",
    "applicationFinishedRestoringState()": "33applicationFinishedRestoringStateyyF",
  ]
}

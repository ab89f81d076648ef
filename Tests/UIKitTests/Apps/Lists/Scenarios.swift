import UIKit

enum Scenarios {
  @MainActor static func root(_ scenario: String) -> UIViewController {
    switch scenario {
    case "untouchable": UntouchableViewController()
    case "multiple": MultipleViewController()
    case "prefetch": PrefetchViewController()
    case "prepared": PreparedViewController()
    case "refilled": RefilledViewController()
    case "student layout": StudentLayoutViewController()
    case "flow delegate": FlowDelegateViewController()
    case "select by code": SelectByCodeViewController()
    case "off screen": OffScreenViewController()
    case "changes": ChangesViewController()
    case "sections": SectionsViewController()
    case "reload": ReloadViewController()
    case "diffable": DiffableViewController()
    case "list": ListLayoutViewController(collectionViewLayout: ListLayoutViewController.layout)
    case "registrations": RegistrationsViewController()
    case "scroll by code": ScrollByCodeViewController()
    case "table": NamesViewController(style: .plain)
    case "titles": TitlesViewController()
    case "own headers": OwnHeadersViewController()
    case "own cells": OwnCellsViewController()
    case "table diffable": TableDiffableViewController()
    case "scroll view": ScrollViewController()
    case "plain cells": PlainCellsViewController()
    default: mistakes(scenario) ?? GridViewController()
    }
  }

  @MainActor static func mistakes(_ scenario: String) -> UIViewController? {
    switch scenario {
    case "wrong count": WrongCountViewController()
    case "wrong rows": WrongRowsViewController(style: .plain)
    case "before the first layout": EarlyChangeViewController()
    case "not registered": NotRegisteredViewController()
    case "not dequeued": NotDequeuedViewController()
    case "row not registered": RowNotRegisteredViewController()
    case "not unique": NotUniqueViewController()
    case "billion": CountViewController(sections: 1, items: 1_000_000_000)
    case "million": CountViewController(sections: 1, items: 1_000_000)
    case "million and one": CountViewController(sections: 1, items: 1_000_001)
    case "many sections": CountViewController(sections: 10_000, items: 0)
    case "too many sections": CountViewController(sections: 1_000_000, items: 0)
    case "negative": CountViewController(sections: 1, items: -5)
    case "endless reload": EndlessReloadViewController()
    case "endless changes": EndlessChangesViewController()
    case "tiny cells": TinyCellsViewController()
    default: nil
    }
  }
}

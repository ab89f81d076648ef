extension OpenMethods {
  /// What cells and supplementary views are told before they are used again.
  @MainActor static let reusableViews = [
    reuse(of: UICollectionReusableView.self, "$s5UIKit24UICollectionReusableViewC"),
    reuse(of: UITableViewCell.self, "$s5UIKit15UITableViewCellC"),
    reuse(of: UITableViewHeaderFooterView.self, "$s5UIKit27UITableViewHeaderFooterViewC"),
  ]

  private static func reuse(of owner: AnyClass, _ mangling: String) -> OpenMethods {
    OpenMethods(owner: owner, symbols: ["prepareForReuse()": mangling + "15prepareForReuseyyF"])
  }
}

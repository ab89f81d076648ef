extension OpenMethods {
  /// The callbacks of cells and of layouts; see `viewController`.
  @MainActor static let lists = [
    OpenMethods(
      owner: UICollectionReusableView.self,
      symbols: ["prepareForReuse()": "$s5UIKit24UICollectionReusableViewC15prepareForReuseyyF"]),
    OpenMethods(
      owner: UITableViewCell.self,
      symbols: ["prepareForReuse()": "$s5UIKit15UITableViewCellC15prepareForReuseyyF"]),
    OpenMethods(
      owner: UITableViewHeaderFooterView.self,
      symbols: ["prepareForReuse()": "$s5UIKit023UITableViewHeaderFooterC0C15prepareForReuseyyF"]),
    OpenMethods(
      owner: UICollectionViewLayout.self,
      symbols: [
        "prepare()": "$s5UIKit22UICollectionViewLayoutC7prepareyyF",
        "layoutAttributesForElements(in:)":
          "$s5UIKit22UICollectionViewLayoutC27layoutAttributesForElements2inSayAA0bcdF0CGSg"
          + "10Foundation6CGRectV_tF",
        "collectionViewContentSize":
          "$s5UIKit22UICollectionViewLayoutC010collectionC11ContentSize10Foundation6CGSizeVvg",
      ]),
  ]
}

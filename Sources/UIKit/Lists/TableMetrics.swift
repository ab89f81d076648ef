import Foundation

/// What a table view's delegate and data source said of heights and titles.
struct TableMetrics {
  /// Of the headers, or the footers.
  struct Edges {
    var titles: [Int: String] = [:]
    var heights: [Int: CGFloat] = [:]
    /// Sections that have neither, and a view of the delegate's.
    var hasView: Set<Int> = []

    /// What the delegate says, else what the table view says, else as high as a title is, where there
    /// is one or a view.
    func height(_ section: Int, given: CGFloat, _ standard: CGFloat) -> CGFloat {
      if let height = heights[section], height >= 0, height.isFinite { return min(height, 1e7) }
      let hasTitle = titles[section]?.isEmpty == false
      guard hasTitle || given > 0 || heights[section] != nil || hasView.contains(section) else {
        return 0
      }
      return given > 0 && given.isFinite ? min(given, 1e7) : standard
    }
  }

  var headers = Edges()
  var footers = Edges()
  var heights: [IndexPath: CGFloat] = [:]
}

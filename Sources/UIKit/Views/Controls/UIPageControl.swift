import AppLink
import Foundation

/// Dots for pages.
open class UIPageControl: UIControl {
  private var page = 0

  open var hidesForSinglePage = false
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?

  open var numberOfPages = 0 {
    didSet {
      page = min(page, max(0, numberOfPages - 1))
      tellUpdate("numberOfPages", .int(Int64(numberOfPages)))
    }
  }

  open var currentPage: Int {
    get { page }
    set {
      page = max(0, min(newValue, numberOfPages - 1))
      tellUpdate("currentPage", .int(Int64(page)))
    }
  }

  override func perform(_ call: Call) -> LinkRecord {
    guard call.name == Call.Name.userTap, page + 1 < numberOfPages else {
      return super.perform(call)
    }
    // On a phone a tap right of the middle goes one page on.
    page += 1
    return send(.valueChanged)
  }

  override var treeDetail: LinkRecord {
    var detail = super.treeDetail
    detail["value"] = .double(Double(page))
    return detail
  }
}

import UIKit

/// Where the user is in a trail.
struct Bookmark: Codable {

    var trail: String
    var pane: String
    var zoom: Int
    var draft: String

    private static let key = "bookmark"

    init(trail: String, pane: String, zoom: Int, draft: String) {
        (self.trail, self.pane, self.zoom, self.draft) = (trail, pane, zoom, draft)
    }

    init?(_ activity: NSUserActivity?) {
        guard let data = activity?.userInfo?[Self.key] as? Data,
              let bookmark = try? JSONDecoder().decode(Bookmark.self, from: data) else { return nil }
        self = bookmark
    }

    var activity: NSUserActivity? {
        guard let data = try? JSONEncoder().encode(self) else { return nil }
        let activity = NSUserActivity(activityType: "com.example.trails.browsing")
        activity.userInfo = [Self.key: data]
        return activity
    }

}

import UIKit

/// "This note is being worked on", for new windows and for windows that come back.
enum NoteActivity {

    private static let type = "com.example.notes.window"
    private static let key = "note"

    static func activity(for note: String?) -> NSUserActivity {
        let activity = NSUserActivity(activityType: type)
        if let note {
            activity.addUserInfoEntries(from: [key: note])
        }
        return activity
    }

    static func note(of activity: NSUserActivity) -> String? {
        return activity.userInfo?[key] as? String
    }
}

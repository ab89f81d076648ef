import InfoPlist
import Wording
import XCTest

/// A property list as Xcode writes it; what is inside of its `<dict>` begins in line 5.
func plist(_ inside: String) -> [UInt8] {
  Array(
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
    "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \(inside)
    </dict>
    </plist>

    """.utf8)
}

/// A property list of a scene manifest; what is inside of its configuration begins in line 12.
func sceneManifest(_ inside: String) -> [UInt8] {
  plist(
    """
    <key>UIApplicationSceneManifest</key>
    <dict>
      <key>UISceneConfigurations</key>
      <dict>
        <key>UIWindowSceneSessionRoleApplication</key>
        <array>
          <dict>
    \(inside)
          </dict>
        </array>
      </dict>
    </dict>
    """)
}

/// Everything that is wrong with a file, one line each.
func complaints(_ bytes: [UInt8]) -> [String] {
  do {
    _ = try AppManifest(plist: bytes)
    return []
  } catch {
    return error.problems.map(\.description)
  }
}

func complaints(_ text: String) -> [String] { complaints(Array(text.utf8)) }

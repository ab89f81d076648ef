import AppJail
import Foundation
import XCTest

final class BubblewrapTests: XCTestCase {
  override func setUpWithError() throws {
    try requireBubblewrap()
  }

  func testFilesOutsideCannotBeRead() throws {
    let folder = try TemporaryFolder()
    try "secret".write(toFile: "\(folder.path)/secret", atomically: true, encoding: .utf8)
    let script = "cat \(folder.path)/secret /etc/passwd; ls /home /root /etc /sys; ls /"

    let result = try jailed(.shell(script), .bubblewrap)

    XCTAssertFalse(result.text.contains("secret\n"), result.text)
    XCTAssertFalse(result.text.contains("root:"), result.text)
    let shown = Set(result.lines.filter { !$0.contains(" ") })
    XCTAssertTrue(
      shown.isSubset(of: ["bin", "dev", "lib", "lib64", "proc", "tmp", "usr"]), "\(shown)")
  }

  func testNamedFilesCanBeReadAndNotWritten() throws {
    let folder = try TemporaryFolder()
    try "lesson".write(toFile: "\(folder.path)/note", atomically: true, encoding: .utf8)
    var command = JailCommand.shell(
      "cat /notes/note; echo changed > /notes/note; echo x > /notes/n")
    command.readable.append(JailPath(folder.path, inside: "/notes"))

    let result = try jailed(command, .bubblewrap)

    XCTAssertTrue(result.text.hasPrefix("lesson"), result.text)
    XCTAssertEqual(try folder.text("note"), "lesson")
    XCTAssertThrowsError(try folder.text("n"))
  }

  func testNothingCanBeWrittenButWhatIsNamed() throws {
    let script = """
      for folder in / /tmp /dev /bin /usr /proc /dev/shm; do
        { echo x > $folder/file; } 2>/dev/null && echo "wrote $folder"
      done
      mkdir /new 2>/dev/null && echo made; echo end
      """

    XCTAssertEqual(try jailed(.shell(script), .bubblewrap).text, "end\n")
  }

  func testWritableFoldersCanBeWritten() throws {
    let folder = try TemporaryFolder()
    var command = JailCommand.shell("echo made > here; pwd")
    command.writable = [JailPath(folder.path, inside: "/work")]
    command.folder = JailPath(folder.path, inside: "/work")

    XCTAssertEqual(try jailed(command, .bubblewrap).text, "/work\n")

    XCTAssertEqual(try folder.text("here"), "made\n")
  }

  func testTheExecutableStandsAtItsNeutralPath() throws {
    var command = JailCommand.shell("echo $0; readlink /proc/$$/exe")
    command.executable = JailPath("/bin/sh", inside: "/app/App")

    XCTAssertEqual(try jailed(command, .bubblewrap).lines, ["/app/App", "/app/App"])
  }

  func testOtherProcessesAreInvisible() throws {
    let script = "for p in /proc/[0-9]*; do echo ${p##*/}; done; echo $$"

    XCTAssertEqual(try jailed(.shell(script), .bubblewrap).lines, ["1", "1"])
  }

  func testThereIsNoNetwork() throws {
    let lines = try jailed(.shell("cat /proc/net/dev /proc/net/route"), .bubblewrap).lines

    XCTAssertFalse(lines.contains { $0.contains(":") && !$0.contains("lo:") }, "\(lines)")
  }

  func testThereAreNoCapabilitiesAndNoWayToGainSome() throws {
    let script = "grep -E 'Cap(Inh|Prm|Eff|Bnd|Amb)|NoNewPrivs' /proc/self/status; id -u"

    let lines = try jailed(.shell(script), .bubblewrap).lines

    XCTAssertEqual(
      lines.filter { $0.hasPrefix("Cap") && $0.hasSuffix("\t0000000000000000") }.count, 5)
    XCTAssertTrue(lines.contains("NoNewPrivs:\t1"))
    XCTAssertEqual(lines.last, "65534")
  }

  func testNamespacesCannotBeNested() throws {
    let result = try jailed(.shell("unshare --user true && echo nested"), .bubblewrap)

    XCTAssertFalse(result.text.contains("nested\n"), result.text)
  }
}

import CAppJail
import Glibc

/// A process that runs, and the trusted side's ends of what it was given.
struct Spawned {
  var process: pid_t
  var link: Int32?
  var output: Int32
  /// Bubblewrap's messages about the process, under bubblewrap.
  var status: Int32?

  /// Starts the command, or throws without leaving anything behind.
  init(_ command: JailCommand, isolation: Isolation) throws {
    var channels = Channels()
    defer { channels.close() }
    let output = try channels.open("cannot open a pipe", jail_pipe)
    let link = command.hasLink ? try channels.open("cannot open a link", jail_socket_pair) : nil
    let status =
      isolation == .bubblewrap ? try channels.open("cannot open a pipe", jail_pipe) : nil
    process = try Image(command, isolation: isolation).start(
      output: output.theirs, link: link?.theirs ?? -1, status: status?.theirs ?? -1)
    channels.keepOwnEnds()
    self.output = output.ours
    self.link = link?.ours
    self.status = status?.ours
  }
}

/// Pairs of descriptors of which one end goes to the process.
private struct Channels {
  typealias Pair = (ours: Int32, theirs: Int32)

  private var ours: [Int32] = []
  private var theirs: [Int32] = []

  mutating func open(
    _ failure: String, _ make: (UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>) -> Int32
  ) throws -> Pair {
    var pair: Pair = (-1, -1)
    guard make(&pair.ours, &pair.theirs) == 0 else { throw JailError(failure, errno: errno) }
    ours.append(pair.ours)
    theirs.append(pair.theirs)
    return pair
  }

  mutating func keepOwnEnds() {
    ours = []
  }

  func close() {
    for descriptor in ours + theirs { _ = Glibc.close(descriptor) }
  }
}

/// What is executed: the command itself, or bubblewrap with the command.
private struct Image {
  var path: String
  var arguments: [String]
  var environment: [String]
  var folder: String
  var command: JailCommand
  var gainsPrivileges: Bool
  var processes: UInt64?

  init(_ command: JailCommand, isolation: Isolation) throws {
    self.command = command
    guard access(command.executable.host, X_OK) == 0 else {
      throw JailError("cannot execute \(command.executable.host)", errno: errno)
    }
    switch isolation {
    case .bubblewrap:
      guard let bubblewrap = Bubblewrap() else { throw JailError("bubblewrap is not installed") }
      path = bubblewrap.path
      arguments = bubblewrap.arguments(for: command)
      // Bubblewrap sets the variables inside; its own environment stays empty.
      environment = []
      folder = "/"
      gainsPrivileges = true
    case .resourceLimits:
      path = command.executable.host
      arguments = [path] + command.arguments
      environment = command.environment.map { "\($0.key)=\($0.value)" }.sorted()
      folder = command.folder.host
      gainsPrivileges = false
      processes = ProcessCount.limitForUser(command.limits)
    }
    let texts = [path, folder] + arguments + environment
    guard !texts.contains(where: { $0.utf8.contains(0) }) else {
      throw JailError("cannot start \(path): an argument holds a NUL character")
    }
  }

  func start(output: Int32, link: Int32, status: Int32) throws -> pid_t {
    let arguments = CStrings(arguments)
    let environment = CStrings(environment)
    defer {
      arguments.free()
      environment.free()
    }
    var step: Int32 = 0
    var number: Int32 = 0
    let process = path.withCString { path in
      folder.withCString { folder in
        var request = jail_process(
          path: path, arguments: arguments.pointer, environment: environment.pointer,
          folder: folder, output: output, link: link, status: status,
          no_new_privileges: gainsPrivileges ? 0 : 1,
          cpu_seconds: UInt64(clamping: command.limits.cpuSeconds),
          memory_bytes: UInt64(clamping: command.limits.memoryMiB) << 20,
          file_bytes: UInt64(clamping: command.fileBytes),
          open_files: UInt64(clamping: command.openFiles),
          processes: processes ?? UInt64.max)
        return jail_spawn(&request, &step, &number)
      }
    }
    guard process > 0 else { throw JailError(failure(of: step), errno: number) }
    return process
  }

  private func failure(of step: Int32) -> String {
    switch jail_step(UInt32(step)) {
    case jail_step_descriptors: "cannot give descriptors to \(path)"
    case jail_step_limits: "cannot limit \(path)"
    case jail_step_folder: "cannot start \(path) in \(folder)"
    case jail_step_execute: "cannot execute \(path)"
    default: "cannot start a process for \(path)"
    }
  }
}

/// An array of C strings that ends with a null pointer, as `execve` takes it.
private struct CStrings {
  let pointer: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let count: Int

  init(_ strings: [String]) {
    count = strings.count
    pointer = .allocate(capacity: count + 1)
    pointer.initialize(repeating: nil, count: count + 1)
    for (index, string) in strings.enumerated() { pointer[index] = strdup(string) }
  }

  func free() {
    for index in 0..<count { Glibc.free(pointer[index]) }
    pointer.deallocate()
  }
}

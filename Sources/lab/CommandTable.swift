extension Command {
  /// Every command, in the order of `lab --help`.
  static let all: [Command] = [.grade, .check, .play, .contract]
}

import AppHosting
import AppJail
import DeviceSimulator
import Foundation
import Grading
import SubmissionBuild
import Wording

extension Command {
  static let play = Command(
    name: "play", summary: "drives an app by hand or by a story, and shows what happens.",
    discussion: [
      "Compiles the Swift files of a folder and runs the app on a simulated iPhone. Shows every "
        + "callback and what the app does in it: what it prints, stores, draws, and starts.",
      "A story is a list of stimuli: \(Stimulus.plain.map(\.word).joined(separator: " ")), and with "
        + "an argument \(Stimulus.withArgument.map(\.form).joined(separator: " ")). "
        + "Without --story you type them.",
      "The user acts on what the app shows: \(UserAction.plain.map(\.word).joined(separator: " ")) "
        + "\(UserAction.withArgument.map(\.form).joined(separator: " ")). A name is a text, a title, an "
        + "accessibility identifier or label; one with spaces stands in quotes.",
      "The app's Info.plist decides as on a phone: whether it has scenes, several windows (then the "
        + "device is an iPad), and what it may do in the background.",
      "Time is virtual: only wait lets it pass, and no wait takes any.",
    ],
    operands: [
      Operand(
        name: "PATH", help: "The folder with the Swift files. Without it: the one you are in.",
        isRequired: false)
    ],
    options: [
      Option(name: "--story", value: "STORY", help: "The stimuli to play, in quotes."),
      Option(
        name: "--format", value: "text|json",
        help: "How events are printed; json is one event a line, for other programs."),
      Option(
        name: "--view",
        help: "Also prints the views on the screen at the end, as an indented outline."),
      Option(
        name: "--ios", value: "VERSION",
        help:
          "The version of iOS on the device: \(SystemVersion.all.map(\.name).joined(separator: " ")). "
          + "Without it: \(SystemVersion.iOS17.name)."),
      Option(
        name: "--language-mode", value: "5|6",
        help: "The Swift language mode the files are compiled in. Without it: 5."),
      .prebuilt,
    ],
    examples: [
      Example(
        line: "lab play --story \"launch home open\"",
        explanation: "Shows the callbacks of leaving an app and returning to it."),
      Example(
        line: "lab play Submissions/01-callback-log/ada",
        explanation: "Runs ada's app and waits for what you type."),
    ],
    run: play)

  @Sendable private static func play(
    _ arguments: Arguments, _ console: Console
  ) throws -> ExitCode {
    let format = try arguments.word("--format", of: ["text", "json"])
    let mode = try arguments.number("--language-mode", in: 5...6) ?? 5
    let system = try system(arguments)
    let story = try arguments.value("--story").map { try Story(parsing: $0) }
    let folder = console.folder(arguments.operands.first ?? ".")
    let work = try WorkFolder()
    defer { work.remove() }
    let isolation = Isolation.best()
    let outcome = try compile(
      folder, languageMode: mode, isolation: isolation, work: work, arguments, console)
    guard case .built(let app) = outcome else {
      return try explain(outcome, folder, console)
    }
    let launcher = JailedAppLauncher(
      image: AppImage(app), limits: AppLimits(), isolation: isolation)
    let player = Player(
      Device(launcher: launcher, system: system, manifest: launcher.manifest),
      format: format == "json" ? .json : .text, console: console)
    defer {
      player.end()
      launcher.clear()
    }
    if let story {
      try player.play(story)
    } else {
      try Conversation(player: player, console: console).run()
    }
    if !arguments.all("--view").isEmpty {
      // Among lines of JSON an outline is none.
      (format == "json" ? console.note : console.result)(player.outline)
    }
    return .done
  }

  private static func system(_ arguments: Arguments) throws -> SystemVersion {
    // Without the option: the newest.
    let name = try arguments.word("--ios", of: SystemVersion.all.reversed().map(\.name))
    return SystemVersion(named: name) ?? .iOS17
  }

  private static func compile(
    _ folder: URL, languageMode: Int, isolation: Isolation, work: WorkFolder,
    _ arguments: Arguments, _ console: Console
  ) throws -> BuildOutcome {
    let interruption = Interruption()
    let signals = InterruptSignals(interruption, console: console)
    defer { signals.stop() }
    let meter = ProgressMeter(console)
    let toolkit =
      if let prebuilt = arguments.prebuilt(console) {
        prebuilt
      } else {
        try meter.stage("Building UIKit") { onDetail in
          try ToolkitBuild(
            labExecutable: console.executable, environment: console.environment,
            interruption: interruption
          ).build(in: work.url, onProgress: onDetail)
        }
      }
    return try meter.stage("Compiling") { _ in
      try AppBuilder(
        toolkit: Toolkit.locate(binFolder: toolkit), isolation: isolation,
        languageMode: languageMode
      ).build(folder, into: work.url.appending(path: "app"))
    }
  }

  /// Tells why there is no app to play.
  private static func explain(
    _ outcome: BuildOutcome, _ folder: URL, _ console: Console
  ) throws -> ExitCode {
    switch outcome {
    case .built: break
    case .doesNotCompile(let diagnostics):
      for diagnostic in diagnostics { console.note(CheckText.compilerMessage(diagnostic) + "\n") }
    case .missing(let reason), .refused(let reason): throw LabError(reason, file: folder.path)
    case .timedOut:
      console.note("lab: the compiler did not end in the time it has\n")
    case .infrastructure(let reason): throw LabError(reason, kind: .infrastructure)
    }
    return .foundSomething
  }
}

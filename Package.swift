// swift-tools-version: 6.2
import PackageDescription

/// Every target: Swift 6 mode, warnings are errors.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// Of modules that run for each event of each scenario: optimised in debug builds as well, since
/// these are what `swift test` and `lab` run with.
let quick: [SwiftSetting] =
  strict + [.unsafeFlags(["-O"], .when(configuration: .debug))]

func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: quick)
}

func tests(
  _ name: String, _ dependencies: [Target.Dependency], _ settings: [SwiftSetting] = strict
) -> Target {
  .testTarget(name: name, dependencies: dependencies, swiftSettings: settings)
}

/// The targets of one assignment: its contract, its visible and its hidden suite.
///
/// `assignment("01-callback-log", module: "CallbackLog")` reads `Assignments/01-callback-log/`.
func assignment(_ id: String, module name: String) -> [Target] {
  let folder = "Assignments/\(id)"
  return [
    .target(
      name: "\(name)Contract", dependencies: ["LifecycleContracts"],
      path: "\(folder)/Contract", swiftSettings: strict),
    .testTarget(
      name: "\(name)Visible",
      dependencies: ["ScenarioTesting", .target(name: "\(name)Contract")],
      path: "\(folder)/Scenarios/Visible", swiftSettings: strict),
    .testTarget(
      name: "\(name)Hidden",
      dependencies: ["ScenarioTesting", .target(name: "\(name)Contract")],
      path: "\(folder)/Scenarios/Hidden", swiftSettings: strict),
  ]
}

let modules = [
  module("Wording"),
  module("AppLink"),
  module("PlainXML", ["Wording"]),
  module("InfoPlist", ["PlainXML", "Wording"]),
  .target(name: "AppRuntime"),
  .target(
    name: "UIKit", dependencies: ["AppLink", "AppRuntime", "NibFormat"],
    // Apps may call UIKit on any thread, as they do by mistake on a phone: that is told to the
    // device, and is no reason to trap in some functions and not in others. Mode 6 would trap.
    swiftSettings: strict + [
      .swiftLanguageMode(.v5), .enableExperimentalFeature("StrictConcurrency"),
    ]),
  module("LifecycleTrace", ["Wording"]),
  module("DeviceSimulator", ["AppLink", "InfoPlist", "LifecycleTrace", "Wording"]),
  module("LifecycleContracts", ["LifecycleTrace", "Wording"]),
  .target(name: "CAppJail"),
  module("AppJail", ["CAppJail"]),
  module("SourceMapping", ["Wording"]),
  module("NibFormat"),
  module("InterfaceBuilder", ["NibFormat", "PlainXML", "Wording"]),
  module("XcodeProject", ["InfoPlist", "Wording"]),
  module(
    "SubmissionBuild",
    [
      "AppJail", "InfoPlist", "InterfaceBuilder", "NibFormat", "SourceMapping", "Wording",
      "XcodeProject",
    ]),
  module(
    "AppHosting",
    ["AppJail", "AppLink", "DeviceSimulator", "InfoPlist", "LifecycleTrace", "SubmissionBuild"]),
  module(
    "ScenarioTesting",
    [
      "AppHosting", "AppJail", "DeviceSimulator", "InfoPlist", "LifecycleContracts",
      "SubmissionBuild",
    ]),
  module(
    "Grading",
    [
      "AppJail", "InfoPlist", "LifecycleTrace", "SourceMapping", "SubmissionBuild", "Wording",
    ]),
  module("Reporting", ["Grading", "LifecycleTrace", "Wording"]),
  .executableTarget(
    name: "lab",
    dependencies: [
      "AppHosting", "AppJail", "DeviceSimulator", "Grading", "LifecycleContracts",
      "LifecycleTrace", "Reporting", "SourceMapping", "SubmissionBuild", "Wording",
    ],
    swiftSettings: strict),
]

let moduleTests = [
  tests("WordingTests", ["Wording"]),
  tests(
    "LifecycleContractsTests",
    [
      "FiniteLTL", "LifecycleContracts", "LifecycleTrace", "PublishedPatterns", "SeededRandom",
      "Wording",
    ], quick),
  .target(name: "CountedAllocations", path: "Tests/CountedAllocations"),
  .executableTarget(
    name: "monitor-bench",
    dependencies: ["CountedAllocations", "LifecycleContracts", "LifecycleTrace"],
    path: "Tests/MonitorBench", swiftSettings: strict),
  tests("AppJailTests", ["AppJail"]),
  .target(name: "SeededRandom", path: "Tests/SeededRandom", swiftSettings: quick),
  .target(name: "FiniteLTL", path: "Tests/FiniteLTL", swiftSettings: quick),
  tests("FiniteLTLTests", ["FiniteLTL"]),
  .target(
    name: "PublishedPatterns", dependencies: ["FiniteLTL", "LifecycleContracts", "LifecycleTrace"],
    path: "Tests/PublishedPatterns", swiftSettings: quick),
  .target(
    name: "TraceLaws", dependencies: ["LifecycleTrace"], path: "Tests/TraceLaws",
    swiftSettings: quick),
  tests("AppLinkTests", ["AppLink", "SeededRandom"]),
  tests("InfoPlistTests", ["InfoPlist", "SeededRandom", "Wording"]),
  .target(
    name: "AppFixtures",
    dependencies: [
      "AppHosting", "AppJail", "AppLink", "DeviceSimulator", "LifecycleTrace", "SubmissionBuild",
    ],
    path: "Tests/AppFixtures", swiftSettings: strict),
  .testTarget(
    name: "AppHostingTests",
    dependencies: ["AppFixtures", "AppHosting", "AppJail", "DeviceSimulator", "LifecycleTrace"],
    exclude: ["Apps"], swiftSettings: strict),
  .testTarget(
    name: "UIKitTests",
    dependencies: ["AppFixtures", "AppLink", "DeviceSimulator", "LifecycleTrace", "NibFormat"],
    exclude: ["Apps"], swiftSettings: strict),
  .testTarget(
    name: "ScenarioTestingTests",
    dependencies: [
      "AppFixtures", "AppHosting", "AppJail", "DeviceSimulator", "LifecycleContracts",
      "LifecycleTrace", "ScenarioTesting",
    ],
    exclude: ["Apps"], swiftSettings: strict),
  tests(
    "ConformanceTests",
    [
      "AppFixtures", "AppHosting", "AppJail", "DeviceSimulator", "InfoPlist",
      "InterfaceBuilder", "LifecycleContracts", "LifecycleTrace", "NibFormat",
      "SeededRandom", "TraceLaws",
    ]),
  tests(
    "DeviceSimulatorTests",
    [
      "AppLink", "DeviceSimulator", "InfoPlist", "LifecycleContracts", "LifecycleTrace",
      "SeededRandom", "TraceLaws", "Wording",
    ], quick),
  tests("SourceMappingTests", ["SeededRandom", "SourceMapping", "Wording"]),
  .testTarget(
    name: "InterfaceBuilderTests",
    dependencies: ["InterfaceBuilder", "NibFormat", "SeededRandom", "Wording"],
    exclude: ["Fixtures", "Goldens"], swiftSettings: strict),
  tests("XcodeProjectTests", ["InfoPlist", "SeededRandom", "Wording", "XcodeProject"]),
  tests(
    "SubmissionBuildTests",
    [
      "AppJail", "InfoPlist", "NibFormat", "SeededRandom", "SourceMapping", "SubmissionBuild",
      "Wording",
    ]),
  tests(
    "GradingTests",
    [
      "AppJail", "Grading", "InfoPlist", "LifecycleTrace", "SourceMapping", "SubmissionBuild",
      "Wording",
    ]),
  .testTarget(
    name: "ReportingTests",
    dependencies: [
      "Grading", "LifecycleTrace", "Reporting", "SourceMapping", "SubmissionBuild", "Wording",
    ],
    exclude: ["Goldens"], swiftSettings: strict),
  .testTarget(
    name: "LabTests",
    dependencies: [
      "Grading", "LifecycleTrace", "SourceMapping", "SubmissionBuild", "Wording", "lab",
    ],
    exclude: ["Goldens"], swiftSettings: strict),
  .testTarget(
    name: "EndToEndTests", dependencies: ["Grading", "LifecycleTrace"],
    exclude: ["Expected"], swiftSettings: strict),
]

let assignments =
  assignment("01-callback-log", module: "CallbackLog")
  + assignment("02-interruptions", module: "Interruptions")
  + assignment("03-save-and-restore", module: "SaveAndRestore")
  + assignment("04-background-task", module: "BackgroundTask")
  + assignment("05-refresh-on-return", module: "RefreshOnReturn")
  + assignment("06-notifications", module: "Notifications")
  + assignment("07-event-count", module: "EventCount")
  + assignment("08-scenes", module: "Scenes")
  + assignment("09-view-controllers", module: "ViewControllers")
  + assignment("10-container", module: "Container")
  + assignment("11-collection-mvc", module: "CollectionMVC")
  + assignment("12-state-restoration", module: "StateRestoration")

let package = Package(
  name: "LifecycleLab",
  products: [
    .executable(name: "lab", targets: ["lab"]),
    .library(name: "UIKit", type: .dynamic, targets: ["UIKit"]),
    .library(name: "ScenarioTesting", targets: ["ScenarioTesting"]),
    .library(name: "LifecycleContracts", targets: ["LifecycleContracts"]),
  ],
  targets: modules + moduleTests + assignments
)

import AppHosting
import AppJail
import DeviceSimulator
import Foundation
import LifecycleTrace

let app = CommandLine.arguments[1]
let command = JailCommand(
  executable: JailPath(app), environment: ["SWIFT_BACKTRACE": "enable=no"],
  readable: [
    JailPath("/tmp/try"), JailPath("/opt/swift/usr/lib/swift/linux"), JailPath("/usr/share/zoneinfo"),
  ], folder: JailPath("/tmp/try"))
let image = AppImage(
  command: command, sourceNames: ["a.swift": "AppDelegate.swift"],
  symbolizer: "/opt/swift/usr/bin/llvm-symbolizer")
let device = Device(
  launcher: JailedAppLauncher(image: image, limits: AppLimits(), isolation: CommandLine.arguments.count > 3 ? .resourceLimits : .bubblewrap))
do { try device.perform(Story(parsing: CommandLine.arguments[2])) } catch { print("ERR", error) }
device.shutDown()
for e in device.trace.events {
  print(e.n, e.t, e.kind, e.name, e.on ?? "", e.state, e.detail.isEmpty ? "" : "\(e.detail.mapValues { v in (try? String(decoding: JSONEncoder().encode(v), as: UTF8.self)) ?? "" })")
}

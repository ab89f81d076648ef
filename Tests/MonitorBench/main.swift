import CountedAllocations
import Foundation
import LifecycleContracts
import LifecycleTrace

/// How fast monitors read traces, and what they allocate for it.
///
/// ```
/// swift run -c release monitor-bench                 all of it
/// swift run -c release monitor-bench --allocations   only the bytes: no time is taken
/// ```
///
/// Each rule's monitor reads a launch and the rounds after it to warm up, then the rounds again and
/// again, measured. Exits with 1 when a monitor allocated anything then; one that follows each of many
/// new objects may, for these.

/// Nanoseconds of processor time, so that other programs do not count.
func processorTime() -> UInt64 {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

struct Measurement {
  let title: String
  /// The best of several passes, since what disturbs only makes it slower.
  let nanosecondsPerEvent: Double
  /// Over all measured passes.
  let bytes: Int64

  init(_ rule: Rule, _ events: UnsafeBufferPointer<Event>, from rounds: Int, passes: Int) {
    var monitor = Monitor(rule)
    for index in events.indices { monitor.observe(events[index]) }
    for index in rounds..<events.count { monitor.observe(events[index]) }
    var best = UInt64.max
    let allocated = counted_allocated_bytes()
    for _ in 0..<passes {
      let start = processorTime()
      for index in rounds..<events.count { monitor.observe(events[index]) }
      best = min(best, processorTime() - start)
    }
    bytes = counted_allocated_bytes() - allocated
    title = rule.title
    nanosecondsPerEvent = Double(best) / Double(events.count - rounds)
    precondition(!monitor.conclusion().statements.isEmpty)
  }
}

func padded(_ text: String, to width: Int, left: Bool = false) -> String {
  let space = String(repeating: " ", count: max(0, width - text.count))
  return left ? space + text : text + space
}

func millions(_ nanoseconds: Double) -> String {
  let tenths = Int((10_000 / nanoseconds).rounded())
  return "\(tenths / 10).\(tenths % 10)"
}

let isTimed = !CommandLine.arguments.contains("--allocations")
let trace = BenchTrace(rounds: 100)
let groups = [
  ("patterns", BenchRules.patterns), ("scopes", BenchRules.scopes),
  ("put together", BenchRules.composed), ("new objects", BenchRules.changing),
]

print("\(trace.events.count - trace.firstRound) events")
if counted_allocated_bytes() < 0 { print("allocations are not counted on this system") }
var slowest = 0.0
var total: Int64 = 0
for (group, rules) in groups {
  print("\n\(padded(group, to: 26))" + (isTimed ? "million events/s   " : "") + "bytes allocated")
  for rule in rules {
    let measured = trace.events.withUnsafeBufferPointer {
      Measurement(rule, $0, from: trace.firstRound, passes: isTimed ? 200 : 3)
    }
    slowest = max(slowest, measured.nanosecondsPerEvent)
    if group != "new objects" { total += measured.bytes }
    let speed = isTimed ? padded(millions(measured.nanosecondsPerEvent), to: 16, left: true) : ""
    print(padded(measured.title, to: 26) + speed + padded("\(measured.bytes)", to: 18, left: true))
  }
}
if isTimed { print("\nslowest: \(millions(slowest)) million events/s") }
print("bytes allocated: \(total)")
exit(total > 0 ? 1 : 0)

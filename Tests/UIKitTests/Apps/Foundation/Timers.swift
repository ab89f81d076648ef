import UIKit

@MainActor enum Timers {
  static let all: [String: (AppDelegate) -> Void] = [
    "repeating": { _ in
      Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in print("tick") }
    },
    "one-shot": { _ in
      Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { timer in
        print("fired", timer.isValid, timer.timeInterval)
      }
    },
    "invalidate inside": { _ in
      var count = 0
      Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
        count += 1
        print("tick", count)
        if count == 2 { timer.invalidate() }
      }
    },
    "invalidate": { delegate in
      let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print("tick") }
      timer.invalidate()
      timer.invalidate()
      print(timer.isValid)
    },
    "fire": { _ in
      let once = Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in print("once") }
      once.fire()
      print(once.isValid)
      once.fire()
      let often = Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { _ in print("often") }
      often.fire()
      print(often.isValid)
    },
    "run loop": { delegate in
      let timer = Timer(timeInterval: 1, repeats: true) { _ in print("tick") }
      delegate.timers = [timer]
      DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
        RunLoop.main.add(timer, forMode: .common)
        RunLoop.current.add(timer, forMode: .default)
      }
    },
    "never started": { delegate in
      let timer = Timer(timeInterval: 1, repeats: true) { _ in print("tick") }
      timer.invalidate()
    },
    "fire date": { delegate in
      let timer = Timer.scheduledTimer(withTimeInterval: 10, repeats: true) { _ in print("tick") }
      print(timer.fireDate.timeIntervalSinceNow)
      timer.fireDate = Date(timeIntervalSinceNow: 1)
      print(timer.fireDate.timeIntervalSinceNow)
    },
    "date to come": { _ in
      let date = Date(timeIntervalSinceNow: 3)
      let timer = Timer(fire: date, interval: 1, repeats: true) { _ in print("tick") }
      RunLoop.main.add(timer, forMode: .common)
    },
    "tiny": { _ in
      var count = 0
      Timer.scheduledTimer(withTimeInterval: 0, repeats: true) { timer in
        count += 1
        if count == 1000 { timer.invalidate() }
      }
    },
    "many": { _ in
      for number in 1...3 {
        Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in print(number) }
      }
    },
    "dropped": { _ in
      // Nobody but the run loop holds it.
      _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print("tick") }
    },
  ]
}

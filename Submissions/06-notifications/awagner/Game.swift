//
//  Game.swift
//  Notifications
//
//  Created by Anna Wagner
//

import UIKit

@MainActor
class Game {

    private var score = 0
    private var breaks = 0
    private var replay: [Int] = []

    private weak var viewController: GameViewController?
    private var timer: Timer?
    private var tokens: [Any] = []

    init(viewController: GameViewController) {
        self.viewController = viewController

        let center = NotificationCenter.default
        tokens.append(center.addObserver(forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil) { [weak self] _ in
            MainActor.assumeIsolated { self?.resume() }
        })
        tokens.append(center.addObserver(forName: UIApplication.willResignActiveNotification, object: nil, queue: nil) { [weak self] _ in
            MainActor.assumeIsolated { self?.pause() }
        })
        tokens.append(center.addObserver(forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil) { [weak self] _ in
            MainActor.assumeIsolated {
                guard let self = self else { return }
                UserDefaults.standard.set(self.score, forKey: "score")
            }
        })
        tokens.append(center.addObserver(forName: UIApplication.willEnterForegroundNotification, object: nil, queue: nil) { [weak self] _ in
            MainActor.assumeIsolated {
                self?.breaks += 1
                self?.update()
            }
        })
        tokens.append(center.addObserver(forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil) { [weak self] _ in
            MainActor.assumeIsolated {
                self?.replay = []
                self?.update()
            }
        })

        if UIApplication.shared.applicationState == .active {
            resume()
        }
        update()
    }

    deinit {
        for token in tokens {
            NotificationCenter.default.removeObserver(token)
        }
        timer?.invalidate()
        print("game over")
    }

    private func resume() {
        timer?.invalidate()
        timer = Timer.scheduledTimer(withTimeInterval: 1.0, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated {
                guard let self = self else { return }
                self.score += 1
                self.replay.append(self.score)
                self.update()
            }
        }
    }

    private func pause() {
        timer?.invalidate()
        timer = nil
    }

    private func update() {
        viewController?.show(score: score, breaks: breaks, replay: replay.count)
    }

}

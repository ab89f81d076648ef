import AppLink
import Foundation

/// Plays sound that nobody hears: until it is paused, stopped or gone.
///
/// Differs from Apple's in that no sound ever ends by itself.
open class AVAudioPlayer: NSObject {
  open weak var delegate: (any AVAudioPlayerDelegate)?
  open var volume: Float = 1
  open var numberOfLoops = 0
  open var currentTime: TimeInterval = 0
  public private(set) var isPlaying = false
  public let url: URL?
  public let data: Data?

  /// Throws what Foundation does when the file cannot be read; does not look into it.
  public init(contentsOf url: URL) throws {
    data = try Data(contentsOf: url)
    self.url = url
  }

  /// Does not look into the data.
  public init(data: Data) throws {
    self.data = data
    url = nil
  }

  deinit {
    if isPlaying { AudioOutput.shared.stop() }
  }

  @discardableResult
  open func prepareToPlay() -> Bool { true }

  @discardableResult
  open func play() -> Bool {
    if !isPlaying {
      isPlaying = true
      AudioOutput.shared.start()
    }
    return true
  }

  open func pause() {
    guard isPlaying else { return }
    isPlaying = false
    AudioOutput.shared.stop()
  }

  open func stop() { pause() }
}

/// Whom a player tells; nothing is told here, as no sound ends.
public protocol AVAudioPlayerDelegate: AnyObject {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// Whether any of the app's players plays, which is all that the system asks.
private final class AudioOutput: @unchecked Sendable {
  static let shared = AudioOutput()

  private let lock = NSLock()
  private var players = 0

  func start() {
    let isFirst = lock.withLock {
      players += 1
      return players == 1
    }
    guard isFirst else { return }
    let category = AVAudioSession.sharedInstance().category.rawValue
    EffectLog.shared.add("audioStart", ["category": .string(category.cappedForLink)])
  }

  func stop() {
    let isLast = lock.withLock {
      players -= 1
      return players == 0
    }
    if isLast { EffectLog.shared.add("audioStop") }
  }
}

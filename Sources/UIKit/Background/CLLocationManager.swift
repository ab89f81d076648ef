import AppLink
import Foundation

/// How exact a position is, or how far away, in metres.
public typealias CLLocationAccuracy = Double
/// Metres.
public typealias CLLocationDistance = Double
/// Degrees.
public typealias CLLocationDegrees = Double

public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// Whether an app may know where the device is.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorizedAlways = 3
  case authorizedWhenInUse = 4
}

/// A place on the earth.
public struct CLLocationCoordinate2D: Sendable {
  public var latitude: CLLocationDegrees
  public var longitude: CLLocationDegrees

  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// Where the device was.
open class CLLocation: NSObject, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  public let timestamp = Date()

  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }
}

/// Keeps an app informed of its place. The device sees that it does; it has no place to tell, so
/// the delegate hears of the authorisation only.
open class CLLocationManager: NSObject {
  open weak var delegate: (any CLLocationManagerDelegate)?
  open var desiredAccuracy = kCLLocationAccuracyBest
  open var distanceFilter = kCLDistanceFilterNone
  open var allowsBackgroundLocationUpdates = false
  open var pausesLocationUpdatesAutomatically = true
  open var showsBackgroundLocationIndicator = false

  public private(set) var authorizationStatus = CLAuthorizationStatus.notDetermined
  public var location: CLLocation? { nil }

  /// What keeps the manager busy.
  private struct Activity: OptionSet {
    let rawValue: Int

    static let updating = Activity(rawValue: 1)
    static let monitoring = Activity(rawValue: 2)
  }

  private var activity: Activity = [] {
    didSet { tell(wasBusy: !oldValue.isEmpty) }
  }

  deinit {
    if !activity.isEmpty { EffectLog.shared.add("locationStop") }
  }

  open class func locationServicesEnabled() -> Bool { true }
  open class func significantLocationChangeMonitoringAvailable() -> Bool { true }

  /// The user agrees.
  open func requestWhenInUseAuthorization() { authorize(.authorizedWhenInUse) }

  /// The user agrees.
  open func requestAlwaysAuthorization() { authorize(.authorizedAlways) }

  open func startUpdatingLocation() { activity.insert(.updating) }
  open func stopUpdatingLocation() { activity.remove(.updating) }
  open func startMonitoringSignificantLocationChanges() { activity.insert(.monitoring) }
  open func stopMonitoringSignificantLocationChanges() { activity.remove(.monitoring) }

  private func tell(wasBusy: Bool) {
    if wasBusy, activity.isEmpty {
      EffectLog.shared.add("locationStop")
    } else if !wasBusy, !activity.isEmpty {
      EffectLog.shared.add(
        "locationStart", ["background": .bool(allowsBackgroundLocationUpdates)])
    }
  }

  private func authorize(_ status: CLAuthorizationStatus) {
    guard authorizationStatus == .notDetermined else { return }
    authorizationStatus = status
    nonisolated(unsafe) let manager = self
    DispatchQueue.main.async {
      manager.delegate?.locationManagerDidChangeAuthorization(manager)
      manager.delegate?.locationManager(manager, didChangeAuthorization: status)
    }
  }
}

/// Whom a location manager tells.
public protocol CLLocationManagerDelegate: AnyObject {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
}

extension CLLocationManagerDelegate {
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
}

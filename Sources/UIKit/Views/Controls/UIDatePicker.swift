import AppLink
import Foundation

/// A control that picks a date; by code only, no stimulus turns its wheels.
open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer
  }

  private var picked = Date()

  open var datePickerMode = Mode.dateAndTime
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  open var locale: Locale?
  open var calendar: Calendar! = .current
  open var timeZone: TimeZone?
  open var minuteInterval = 1
  open var countDownDuration: TimeInterval = 0
  open var minimumDate: Date?
  open var maximumDate: Date?

  open var date: Date {
    get { picked }
    set { setDate(newValue, animated: false) }
  }

  open func setDate(_ date: Date, animated: Bool) {
    picked = min(max(date, minimumDate ?? date), maximumDate ?? date)
    tellUpdate("date", .date(picked.timeIntervalSince1970))
  }
}

public enum UIDatePickerStyle: Int, Sendable {
  case automatic, wheels, compact, inline
}

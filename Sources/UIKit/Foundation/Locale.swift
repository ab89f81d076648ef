import Foundation

// What Foundation for Linux takes for the user's locale is `en_001`, whatever the environment says, and
// formats dates as nobody's phone does. These bear the names of its own getters: the dynamic linker
// takes those of the first library, ours, also for calls from inside Foundation.

@_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
public func currentLocale() -> Locale { Locale(identifier: "en_US") }

@_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
public func autoupdatingCurrentLocale() -> Locale { Locale(identifier: "en_US") }

@_silgen_name("$s20FoundationEssentials8CalendarV7currentACvgZ")
public func currentCalendar() -> Calendar {
  var calendar = Calendar(identifier: .gregorian)
  calendar.locale = Locale(identifier: "en_US")
  return calendar
}

@_silgen_name("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
public func autoupdatingCurrentCalendar() -> Calendar { currentCalendar() }

import Wording

/// Text of a student's file as messages quote it.
func shownBriefly(_ text: String) -> String { shown(capped(text, to: 80)) }

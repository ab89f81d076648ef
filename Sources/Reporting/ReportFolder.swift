import Wording

/// The folder of a student's files: one safe path component, another one for every other student.
///
/// As `pathComponent`, and never the name of a file that stands beside the students' folders.
func reportFolder(of student: String) -> String {
  let component = pathComponent(student)
  let reserved = [".json", ".html", ".csv", ".md", ".xml", ".txt"]
  guard let ending = reserved.first(where: component.lowercased().hasSuffix) else {
    return component
  }
  return component.dropLast(ending.count) + "%2E" + component.suffix(ending.count - 1)
}

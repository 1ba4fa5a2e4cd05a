import Decisions

extension DecisionReference {
  var link: String { path.map { "[\(name)](\($0.escapedInURL))" } ?? name }

  /// Returns the status of a decision that this one supersedes, capitalized like its old status.
  func successor(behind status: String?, in writing: Writing) -> String {
    let word = writing.superseded
    let isCapital = status?.first?.isUppercase == true
    return "\(isCapital ? word.capitalizedAtStart : word) \(link)"
  }
}

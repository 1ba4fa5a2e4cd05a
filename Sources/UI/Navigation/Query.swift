import BusinessLogic

/// What a list or a document answers, without leaving the current route.
nonisolated enum Query {
  /// The matches for these words in all decisions.
  case matches(String)
  /// The matches for these words, grouped by outcome.
  case reasons(String)
  /// The best matches for these words.
  case search(String)
  /// The problems in all decisions; in a strict check, remarks count as failures.
  case check(isStrict: Bool)
  /// The changes since a revision, or in a draft.
  case diff(since: String?, of: String?)
  /// The undecided decisions.
  case agenda
  /// The export of one decision or of all.
  case export(ExportRequest)
}

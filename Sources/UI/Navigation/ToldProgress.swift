import BusinessLogic

/// How much of the progress of a fetch has been told: a line at its beginning and at each quarter.
nonisolated struct ToldProgress: Equatable {
  /// The quarter that was told last; `nil` as long as nobody is to be told.
  private var quarter: Int?

  /// Somebody is to be told from now on.
  mutating func begin() { quarter = -1 }

  /// Nobody is to be told any more.
  mutating func end() { quarter = nil }

  /// Whether `progress` is to be told now; `nil` if it isn't known how far the fetch has come.
  mutating func isNews(_ progress: Progress?) -> Bool {
    let now = progress.map { 4 * $0.done / max(1, $0.total) } ?? 0
    guard let quarter, now > quarter else { return false }
    self.quarter = now
    return true
  }
}

nonisolated extension Row {
  /// All rows, in the order of the report.
  static let all: [Row] = [
    box, bind, fetch, start, pipe, folder, growth, find, edit, keys, live, search, cancel, idle,
  ]
}

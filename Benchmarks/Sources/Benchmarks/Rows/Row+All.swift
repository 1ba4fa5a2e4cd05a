nonisolated extension Row {
  /// The whole table, in the order in which it is printed.
  static let all: [Row] = [
    box, bind, fetch, start, pipe, folder, growth, find, edit, keys, live, search, cancel, idle,
  ]
}

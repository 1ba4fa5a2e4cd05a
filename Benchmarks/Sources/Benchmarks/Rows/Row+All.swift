nonisolated extension Row {
  /// The whole table, in the order in which it is printed.
  static let all: [Row] = [box, bind, fetch]
}

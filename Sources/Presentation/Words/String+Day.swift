extension String {
  /// Whether it is a year, a month or a day, as ISO 8601 writes it.
  var beginsDay: Bool {
    [4, 7, 10].contains(count) && (self + "-01-01".dropFirst(count - 4)).isDay
  }

  /// Whether it is a day of the calendar, as ISO 8601 writes it.
  package var isDay: Bool {
    let parts = split(separator: "-", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }
    guard parts.map(\.count) == [4, 2, 2], numbers.count == 3,
      allSatisfy({ $0 == "-" || $0.isASCII && $0.isNumber }), (1...12).contains(numbers[1])
    else { return false }
    let year = numbers[0]
    let isLeap = year.isMultiple(of: year.isMultiple(of: 100) ? 400 : 4)
    let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return (1...days[numbers[1] - 1]).contains(numbers[2])
  }
}

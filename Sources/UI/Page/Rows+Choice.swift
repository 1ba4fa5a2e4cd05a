import BusinessLogic

nonisolated extension [Row] {
  /// Returns the route to the row with this number, route or full name, or to the only row with
  /// `choice` in its name.
  func key(for choice: String) throws(CommandError) -> String {
    if let key = try only(filter { $0.number == choice || $0.key == choice }) { return key }
    if let number = Int(choice) {
      // A decision's number may omit leading zeros.
      if let key = try only(filter { Int($0.number) == number }) { return key }
      // It may omit the subfolder if it is unique: 7 for `backend/0007`.
      let inFolders = filter { $0.number.split(separator: "/").last.flatMap { Int($0) } == number }
      if let key = try only(inFolders) { return key }
      throw noRow("\(number)")
    }
    let wanted = choice.lowercased()
    let whole = filter { $0.name.lowercased() == wanted }
    let found = whole.isEmpty ? filter { $0.name.lowercased().contains(wanted) } : whole
    if let row = found.first, found.count == 1, let key = row.key { return key }
    guard found.isEmpty else {
      let numbers = firstFive(of: found.map(\.number))
      throw CommandError(
        "\"\(choice)\" matches \(found.count) rows: open one by number (\(numbers))")
    }
    // Any word of a row is enough to open it.
    let words = flatMap { row in row.name.split { !$0.isLetter && !$0.isNumber }.map(String.init) }
    throw CommandError(
      "no row contains \"\(choice)\"", nearestTo: choice, among: map(\.name) + words)
  }

  /// Returns the error for a missing row: decisions may skip numbers.
  func noRow(_ label: String) -> CommandError {
    let numbers = map(\.number).filter { !$0.isEmpty }
    let known = numbers.isEmpty ? "no rows are shown" : "the rows are \(firstFive(of: numbers))"
    return CommandError("there is no row \(label): \(known)")
  }

  private func only(_ rows: Self) throws(CommandError) -> String? {
    guard let only = rows.first, rows.count > 1 else { return rows.first?.key }
    let ways = rows.prefix(5).compactMap(\.key).map { "`go \($0)`" }.joined(separator: " or ")
    throw CommandError("\(rows.count) rows have the number \(only.number): use \(ways)")
  }
}

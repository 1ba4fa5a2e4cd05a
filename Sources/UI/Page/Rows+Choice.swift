import BusinessLogic
import Presentation

nonisolated extension [Row] {
  /// Returns the route of the row with this number, short name or full name, or of the only row with
  /// `choice` in its name.
  func route(for choice: String) throws(CommandError) -> Route {
    let same = filter { $0.label == choice || $0.route?.name == choice }
    if let route = try only(same) { return route }
    if Int(shown: choice) == nil, let route = first(where: { $0.name == choice })?.route {
      return route
    }
    if let number = Int(choice) {
      // A decision's number may omit leading zeros.
      if let route = try only(filter { $0.number?.value == number }) { return route }
      // It may omit the subfolder if it is unique: 7 for `backend/0007`.
      let inFolders = filter { $0.number?.valueInFolder == number }
      if let route = try only(inFolders) { return route }
      throw noRow("\(number)")
    }
    for isWhole in [true, false] {
      if let route = try row(called: choice, wholly: isWhole)?.route { return route }
    }
    // Any word of a row is enough to open it.
    let words = flatMap { row in row.name.split { !$0.isLetter && !$0.isNumber }.map(String.init) }
    throw CommandError(
      "no row contains \"\(choice)\"", nearestTo: choice, among: map(\.name) + words)
  }

  /// Returns the only row that the user calls `name`: by its whole text or a part of it.
  func row(called name: String, wholly isWhole: Bool) throws(CommandError) -> Row? {
    let wanted = name.lowercased()
    let named = isWhole ? filter { $0.isNamed(wanted) } : []
    let found =
      named.isEmpty
      ? filter { isWhole ? $0.ends(in: wanted) : $0.name.lowercased().contains(wanted) } : named
    guard found.count < 2 else {
      throw CommandError(
        "\"\(name)\" matches \(found.count) rows: name one by its number "
          + "(\(firstFive(of: found.map(\.label))))")
    }
    return found.first
  }

  /// Returns the error for a missing row: decisions may skip numbers.
  func noRow(_ label: String) -> CommandError {
    let numbers = map(\.label).filter { !$0.isEmpty }
    let known = numbers.isEmpty ? "no rows are shown" : "the rows are \(firstFive(of: numbers))"
    return CommandError("there is no row \(label): \(known)")
  }

  private func only(_ rows: Self) throws(CommandError) -> Route? {
    guard let only = rows.first, rows.contains(where: { $0.route != only.route }) else {
      return rows.first?.route
    }
    let ways = rows.prefix(5).compactMap(\.route?.name).map { "`go \($0)`" }.joined(
      separator: " or ")
    throw CommandError("\(rows.count) rows have the number \(only.label): use \(ways)")
  }
}

nonisolated extension Row {
  /// Whether a text in lower case is its name, or the text of what it names.
  fileprivate func isNamed(_ text: String) -> Bool {
    [name, item].contains { $0.lowercased() == text }
  }

  /// Whether its name or its text ends with this one, behind a colon: `it is slow` for `con: it is slow`.
  fileprivate func ends(in text: String) -> Bool {
    [name, item].contains { $0.lowercased().hasSuffix(": \(text)") }
  }
}

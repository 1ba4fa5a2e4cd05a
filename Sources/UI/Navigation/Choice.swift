/// The rows of a screen: the number and the words of each, and the word that leads on to what it
/// stands for.
extension [(number: String, text: String, key: String)] {
  /// The key of the row with this number, key or whole text, or of the only row that `choice` is a
  /// part of.
  func key(for choice: String) throws(CommandError) -> String {
    if let key = try key(of: filter { $0.number == choice || $0.key == choice }) { return key }
    if let number = Int(choice) {
      // A decision's number may be said without the zeros before it.
      if let key = try key(of: filter { Int($0.number) == number }) { return key }
      // Nor the subfolder, where only one has it: 7 for `backend/0007`.
      let inFolders = filter { $0.number.split(separator: "/").last.flatMap { Int($0) } == number }
      if let key = try key(of: inFolders) { return key }
      throw CommandError("there is no number \(number): \(numbersThere)")
    }
    let wanted = choice.lowercased()
    let whole = filter { $0.text.lowercased() == wanted }
    let found = whole.isEmpty ? filter { $0.text.lowercased().contains(wanted) } : whole
    if let only = found.first, found.count == 1 { return only.key }
    guard found.isEmpty else {
      let numbers = found.prefix(5).map(\.number).joined(separator: ", ")
      throw CommandError(
        "\"\(choice)\" could be \(found.count) of the rows: open one by its number (\(numbers))")
    }
    // A word of a row is enough to open it.
    let words = flatMap { row in row.text.split { !$0.isLetter && !$0.isNumber }.map(String.init) }
    throw CommandError(
      "no row is called \"\(choice)\"", nearestTo: choice, among: map(\.text) + words)
  }

  /// Which numbers there are: decisions may leave some out.
  private var numbersThere: String {
    let areAll = enumerated().allSatisfy { $0.element.number == String($0.offset + 1) }
    if areAll { return count == 1 ? "1 row is shown" : "\(count) rows are shown" }
    let some = prefix(5).map(\.number).joined(separator: ", ")
    return count > 5 ? "there are \(some) and \(count - 5) more" : "there are \(some)"
  }

  /// The key of the only row; `nil` if there is none.
  private func key(of rows: Self) throws(CommandError) -> String? {
    guard let only = rows.first, rows.count > 1 else { return rows.first?.key }
    let ways = rows.prefix(5).map { "`go \($0.key)`" }.joined(separator: ", ")
    throw CommandError("\(rows.count) rows have the number \(only.number): say which (\(ways))")
  }
}

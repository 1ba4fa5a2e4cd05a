/// The rows of a screen: what each says, and the word that leads on to what it stands for.
extension [(text: String, key: String)] {
  /// The key of the row with this number, or of the only row that `choice` is a part of.
  func key(for choice: String) throws(CommandError) -> String {
    if let number = Int(choice), choice != first(where: { $0.key == choice })?.key {
      guard indices.contains(number - 1) else {
        throw CommandError("there is no number \(number): the rows are 1 to \(count)")
      }
      return self[number - 1].key
    }
    if let row = first(where: { $0.key == choice }) { return row.key }
    let wanted = choice.lowercased()
    let found = indices.filter { self[$0].text.lowercased().contains(wanted) }
    if let only = found.first, found.count == 1 { return self[only].key }
    guard found.isEmpty else {
      let numbers = found.prefix(5).map { String($0 + 1) }.joined(separator: ", ")
      throw CommandError(
        "\"\(choice)\" could be \(found.count) of the rows: open one by its number (\(numbers))")
    }
    throw CommandError(
      "no row is called \"\(choice)\"", nearestTo: choice, among: map(\.text))
  }
}

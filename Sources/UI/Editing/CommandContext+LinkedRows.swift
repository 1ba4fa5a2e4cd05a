import BusinessLogic
import Decisions
import Presentation
import ReactiveHybrid

/// Finds the rows of pages that list options, or arguments of several, such as `compare` and `flip`.
extension CommandContext {
  /// Returns what a row leads to, such as one of `find` or `flip`, which the next words name by its
  /// number or its text. Throws if they name no option and no argument here.
  func linked(_ words: inout Words) async throws(CommandError) -> EditTarget {
    let named = words
    guard let row = try await rowOfList(&words) else { throw await noKind(named) }
    switch row.route {
    case .argument(let topic, let side, let number)?:
      let option = OptionPlace.named(topic.option)
      return .row(
        (topic, ArgumentPlace(.argument(side), of: option, number: number, text: row.item)))
    case .option(let topic)?:
      let outline = await session.inquiry.outline(of: topic.decision)
      let title = outline?.options.first { Row($0).route == row.route }?.text
      return .option(topic, label: row.label, title: title ?? row.name)
    default:
      if let number = row.number?.value { try expectHere(number) }
      throw await noKind(named)
    }
  }

  /// Removes the number of a row of the last list from the words, or its text, and returns the row;
  /// `nil` if they begin with neither.
  private func rowOfList(_ words: inout Words) async throws(CommandError) -> Row? {
    var rest = words
    guard let number = rest.next().flatMap({ Int($0) }) else { return try await namedRow(&words) }
    words = rest
    try await isListHere ? lookAtRows() : expectSameRowAnew(number, of: \.list)
    let list = session.list
    let seen = page(at: list.spot)?.rows.row(number)
    guard let row = list.screen?.shown?.rows.row(number) ?? seen else {
      if isListHere { return nil }
      throw (list.screen?.shown?.rows.all ?? []).noRow("\(number)")
    }
    if isListHere { try expectSamePlace() }
    try expectSameRow(number, of: \.list)
    return row
  }

  private func namedRow(_ words: inout Words) async throws(CommandError) -> Row? {
    try await lookAtRows()
    let rows = session.list.screen?.shown?.rows.all.filter { $0.route != nil }
    let required = Usage(words.usage).required
    let row = try rows?.row(calledBy: &words, before: required.count)
    if isListHere, row != nil { try expectSamePlace() }
    return row
  }

  /// Waits for the rows that numbers mean, with known changes.
  private func lookAtRows() async throws(CommandError) {
    try await catchUpWithRows(of: \.list)
    if isListHere { try await look() }
  }
}

extension [Row] {
  /// Removes the words that name a row from those before the `last` ones, and returns the row; `nil` if they
  /// begin with none. The longest whole text comes first, then the longest part of one.
  fileprivate func row(
    calledBy words: inout Words, before last: Int
  ) throws(CommandError) -> Row? {
    guard !words.isReserved(words.remainder) else { return nil }
    let longest = map { Swift.max($0.name.utf8.count, $0.item.utf8.count) }.max() ?? 0
    var (rest, ends) = (words, [Words]())
    while rest.next() != nil {
      ends.append(rest)
      let read = words.remainder[..<rest.remainder.startIndex]
      if read.utf8.count > longest + 1, ends.count > last { break }
    }
    for isWhole in [true, false] {
      for end in ends.dropLast(last).reversed() {
        let name = words.remainder[..<end.remainder.startIndex].trimmed
        guard let row = try row(called: String(name), wholly: isWhole) else { continue }
        words = end
        return row
      }
    }
    return nil
  }
}

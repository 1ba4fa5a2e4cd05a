import BusinessLogic
import Decisions
import Presentation
import ReactiveHybrid

/// What a row of a page leads to that lists options, or arguments of several.
enum LinkedRow {
  case argument(SeenRow)
  case option(topic: TopicID, number: Int, title: String)
}

/// Finds the rows of pages that list options, or arguments of several, such as `compare` and `flip`.
extension CommandContext {
  /// Returns what a row leads to, such as one of `find` or `flip`, which the next words name by its
  /// number or its title; `nil`, without taking a word, if they name no option and no argument here.
  func linkedRow(_ words: inout Words) async throws(CommandError) -> LinkedRow? {
    var rest = words
    guard let row = try await rowOfList(&rest), let number = Int(row.number) else { return nil }
    switch row.route {
    case .argument(let topic, let side, let place)?:
      let outline = await session.decisions.outline(of: topic.decision)
      let items = outline?.rows(at: .arguments(topic, side)) ?? []
      // A found text names its kind, and may go on below it.
      guard let item = items.first(where: { $0.number == "\(place)" && row.name.contains($0.text) })
      else { throw Self.cantFetch }
      words = rest
      return .argument(
        (topic, ArgumentPlace(.argument(side), of: nil, number: place, text: item.text)))
    case .option(let topic)?:
      words = rest
      let outline = await session.decisions.outline(of: topic.decision)
      let title = outline?.options.first { Row($0).route == row.route }?.text
      return .option(topic: topic, number: number, title: title ?? row.name)
    default:
      try expectHere(number)
      return nil
    }
  }

  /// Removes the number of a row of the last list from the words, or its whole title, and returns the row;
  /// `nil` if they begin with neither.
  private func rowOfList(_ words: inout Words) async throws(CommandError) -> Row? {
    var rest = words
    guard let number = rest.next().flatMap({ Int($0) }) else { return try await titledRow(&words) }
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

  private func titledRow(_ words: inout Words) async throws(CommandError) -> Row? {
    try await lookAtRows(of: \.list)
    let row = try session.list.screen?.shown?.rows.all.titled(by: &words)
    if isListHere, row != nil { try expectSamePlace() }
    return row
  }

  /// Waits for the rows of a list, with known changes.
  private func lookAtRows(
    of list: KeyPath<Session, Session.List> = \.here
  ) async throws(CommandError) {
    try await catchUpWithRows(of: list)
    if isListHere { try await look() }
  }
}

extension [Row] {
  /// Removes the whole title of a numbered row from the words, and returns the row; `nil` if they begin
  /// with none.
  fileprivate func titled(by words: inout Words) throws(CommandError) -> Row? {
    let rows = filter { Int($0.number) != nil && !$0.id.text.isEmpty }
    guard let title = try? words.next("row number", orOneOf: rows.map(\.id.text)) else {
      return nil
    }
    let found = rows.filter { $0.id.text == title }
    guard found.count < 2 else {
      throw CommandError(
        "\"\(title)\" is the title of \(found.count) rows: name one by its number "
          + "(\(firstFive(of: found.map(\.number))))")
    }
    return found.first
  }
}

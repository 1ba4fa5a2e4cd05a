import BusinessLogic
import Decisions
import Presentation
import ReactiveHybrid

extension CommandContext {
  func edit(for command: String, _ edit: Edit) async throws(CommandError) -> Outcome {
    await session.edit(try await topic(for: command).decision, edit)
  }

  /// Edits the option that `name` means. A number means the option that had it when the user saw the
  /// options last.
  func edit(
    option name: String, of key: String, _ edit: (OptionPlace) -> Edit
  ) async throws(CommandError) -> Outcome {
    let number = Int(shown: name)
    if let number {
      try expectHere(number)
      if route.showsOptions { try await expectSameRowAnew(number) }
    }
    guard let outline = await session.inquiry.outline(of: key) else {
      // Try the edit anyway: the service's error says what is wrong.
      return await session.edit(key, edit(.named(name)))
    }
    let place: OptionPlace
    do {
      place = outline.decision.place(of: try outline.decision.index(called: name))
    } catch {
      return Outcome(await session.editing.make { throw error })
    }
    if let number { try expectSameOption(number, among: outline.options.map { Row($0) }, of: key) }
    return await session.edit(key, edit(place))
  }

  /// Returns the next words as an option: its number, or as many as make up its title.
  func option(of key: String, _ words: inout Words) async throws(CommandError) -> String {
    let options = await session.inquiry.outline(of: key)?.options ?? []
    return try words.next("option number", orOneOf: options.map(\.text))
  }

  private func expectSameOption(
    _ number: Int, among options: [Row], of key: String
  ) throws(CommandError) {
    let spot = Spot.place(route.showsOptions ? route : .decision(key))
    let page = Page(rows: Rows(options))
    let seen = self.page(at: spot)?.rows.row(number)
    // The rows of a decision with one option are its sides.
    guard seen?.route?.topic?.option != nil else { return }
    do throws(CommandError) {
      try expectSame(String(number), as: seen, page.rows.row(number), among: options)
    } catch {
      // The user knows the options as they are now.
      session.stage.see(page, at: spot)
      throw error
    }
  }
}

extension Session {
  func edit(_ key: String, _ edit: Edit) async -> Outcome {
    Outcome(await editing.edit(decision: key, edit))
  }
}

import BusinessLogic
import Decisions
import ReactiveHybrid
import TestSupport
import Testing

/// Compares `find` with a naive implementation.
@MainActor
struct FindPropertyTests {
  @Test(arguments: 0..<40)
  func `Finding finds exactly what naming each text in lower case finds`(seed: Int) async throws {
    var dice = SeededGenerator(seed: seed)
    let files = (1...5).map { LibraryFile($0, dice.decision()) }
    for words in ["a", "ab", "b a", "ä", "ba b", "Ö"] {
      let viewModel = ViewModel<Listing>(worker: SearchWorker(Shelf(files)), words: words)
      await viewModel.fetch()
      let rows = try #require(viewModel.content.value.response?.rows)
      #expect(rows.map(\.place.path).sorted() == naive(words, in: files).sorted())
    }
  }

  @Test(arguments: 0..<20)
  func `Every row leads to what it says`(seed: Int) async throws {
    var dice = SeededGenerator(seed: seed)
    let decision = dice.decision()
    let viewModel = ViewModel<Listing>(
      worker: SearchWorker(Shelf([LibraryFile(1, decision)])), words: "a")
    await viewModel.fetch()
    for row in try #require(viewModel.content.value.response?.rows) {
      guard case .argument(let topic, let side, let number) = row.place else { continue }
      let argument = try decision.topic(topic.option).arguments(on: side)[number - 1]
      #expect(row.text.hasPrefix("\(side.rawValue): \(argument.text)"))
    }
  }

  /// Returns the routes of all passages that contain `words`.
  private func naive(_ words: String, in files: [LibraryFile]) -> [String] {
    let wanted = words.lowercased()
    return files.flatMap { file in
      let decision = file.decision
      let own = ([decision.title, decision.context].compactMap(\.self) + decision.drivers)
        .filter { $0.lowercased().contains(wanted) }
      let options = file.decision.options.enumerated().flatMap { index, option in
        let route = "/\(file.key)/\(decision.optionNames[index])"
        let title = option.title.lowercased().contains(wanted) ? [route] : []
        let arguments = Side.allCases.flatMap { side in
          option.arguments(on: side).enumerated().compactMap { number, argument in
            ([argument.text] + argument.details).contains { $0.lowercased().contains(wanted) }
              ? "\(route)/\(side.plural)/\(number + 1)" : nil
          }
        }
        return title + arguments
          + option.notes.filter { $0.lowercased().contains(wanted) }.map { _ in
            "\(route)/notes"
          }
      }
      return own.map { _ in "/\(file.key)" } + options
        + file.decision.consequences.filter { $0.text.lowercased().contains(wanted) }.map { _ in
          "/\(file.key)"
        }
    }
  }
}

extension SeededGenerator {
  fileprivate mutating func text() -> String {
    String((0..<number(0...6)).map { _ in Array("aAbB äÄöÖ")[number(0...8)] })
  }

  fileprivate mutating func argument() -> Argument {
    Argument(
      Side.allCases[number(0...2)], text(), details: (0..<number(0...2)).map { _ in text() },
      line: number(0...3) == 0 ? nil : number(1...90))
  }

  fileprivate mutating func decision() -> Decision {
    Decision(
      title: text(),
      options: (0..<number(2...4)).map { _ in
        Topic(
          title: text(), arguments: (0..<number(0...5)).map { _ in argument() },
          notes: (0..<number(0...2)).map { _ in text() })
      }, context: number(0...1) == 0 ? nil : text(),
      drivers: (0..<number(0...2)).map { _ in text() },
      consequences: (0..<number(0...2)).map { _ in Argument(.pro, text()) })
  }
}

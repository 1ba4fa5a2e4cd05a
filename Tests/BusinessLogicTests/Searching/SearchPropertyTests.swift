import Decisions
import TestSupport
import Testing

@testable import BusinessLogic

/// Compares the search with a naive implementation.
@Suite("A search of a library")
struct SearchPropertyTests {
  private static let texts = ["ab", "ba b", "a ab", "ÄB", "b", "aab ab", "", "a b a"]

  private static func library(_ dice: inout SeededGenerator) -> [LibraryFile] {
    (1...dice.number(1...70)).map { number in
      let arguments = (0..<dice.number(0...9)).map { _ in
        Argument(
          dice.pick(Side.allCases), dice.pick(texts),
          details: dice.number(0...3) == 0 ? [dice.pick(texts)] : [])
      }
      return LibraryFile(
        number,
        Decision(
          title: dice.pick(texts), options: [Topic(title: dice.pick(texts), arguments: arguments)]))
    }
  }

  private static func search(
    _ files: [LibraryFile]
  ) -> (_ words: String, _ limit: Int) throws -> (matches: [Match], count: Int) {
    let index = SearchIndex(files.map { SearchedFile($0) })
    return { words, limit in
      try index.search(
        words.split(separator: " ").map { Phrase($0) }, whole: Phrase(words), limit: limit)
    }
  }

  @Test("finds and counts every text with all of the words", arguments: 0..<20)
  func complete(seed: Int) throws {
    var dice = SeededGenerator(seed: seed)
    let files = Self.library(&dice)
    let search = Self.search(files)
    for words in ["a", "ab", "B A", "äb", "ab aab", "zz"] {
      let wanted = words.lowercased().split(separator: " ")
      let found = try search(words, 10_000)
      let naive = files.flatMap { file -> [String] in
        file.decision.passages(withMarkup: false).compactMap { passage in
          let text = ([passage.text] + passage.below).map { $0.lowercased() }
          guard wanted.allSatisfy({ word in text.contains { $0.contains(word) } }) else {
            return nil
          }
          let match = Match(
            file: file, passage: passage, phrases: [], optionNames: file.decision.optionNames)
          return match.place.path + passage.label
        }
      }
      #expect(found.matches.map { $0.place.path + $0.passage.label }.sorted() == naive.sorted())
      #expect(found.count == naive.count)
    }
  }

  @Test("shows the same best, however few are asked for", arguments: 0..<20)
  func limited(seed: Int) throws {
    var dice = SeededGenerator(seed: seed)
    let search = Self.search(Self.library(&dice))
    for words in ["a", "ab", "b a"] {
      let all = try search(words, 10_000)
      for limit in [1, 3, 20] {
        let some = try search(words, limit)
        #expect(some.matches.map(\.place) == all.matches.prefix(limit).map(\.place))
        #expect(some.count == all.count)
      }
    }
  }

  @Test("takes of an earlier one the files that have the same version, and no others")
  func renewed() throws {
    let file = LibraryFile(key: "a", path: "a.md", version: 1, decision: Decision.drink)
    let pass = SearchIndex([SearchedFile(file)]).renewal
    let same = try #require(pass.known("a.md", 1))
    #expect(same.file.key == "a")
    #expect(pass.known("a.md", 2) == nil)
    #expect(pass.known("b.md", 1) == nil)
    let unversioned = LibraryFile(key: "a", path: "a.md", decision: Decision.drink)
    #expect(SearchIndex([SearchedFile(unversioned)]).renewal.known("a.md", 1) == nil)
  }
}

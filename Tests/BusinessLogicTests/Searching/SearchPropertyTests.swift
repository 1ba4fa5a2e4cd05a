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

  @Test("finds and counts every text with all of the words", arguments: 0..<20)
  func complete(seed: Int) async {
    var dice = SeededGenerator(seed: seed)
    let files = Self.library(&dice)
    let index = SearchIndex(files.map { SearchedFile($0) })
    for words in ["a", "ab", "B A", "äb", "ab aab", "zz"] {
      let wanted = words.lowercased().split(separator: " ")
      let found = await index.search(SearchQuery(words), limit: 10_000)
      let naive = files.flatMap { file -> [String] in
        file.decision.passages.compactMap { passage in
          let text = ([passage.text] + passage.below).map { $0.lowercased() }
          guard wanted.allSatisfy({ word in text.contains { $0.contains(word) } }) else {
            return nil
          }
          let match = Match(
            file: file, passage: passage, phrases: [], optionNames: file.decision.optionNames)
          return match.route + passage.label
        }
      }
      #expect(found.matches.map { $0.route + $0.passage.label }.sorted() == naive.sorted())
      #expect(found.count == naive.count)
    }
  }

  @Test("tells first what the beginning has, if that fills the list", arguments: 0..<20)
  func first(seed: Int) async {
    var dice = SeededGenerator(seed: seed)
    let files = Self.library(&dice).map { SearchedFile($0) }
    let passages = dice.number(1...60)
    let index = SearchIndex(files, passagesFirst: passages)
    var sum = 0
    let beginning = files.prefix { file in
      sum += file.count
      return sum <= passages
    }
    for words in ["a", "ab", "b a"] {
      let query = SearchQuery(words)
      var firsts: [SearchIndex.Found] = []
      let all = await index.search(query, limit: 3) { firsts.append($0) }
      let whole = await SearchIndex(files).search(query, limit: 3)
      #expect(all.matches.map(\.route) == whole.matches.map(\.route))
      #expect(all.count == whole.count)
      let part = await SearchIndex(Array(beginning)).search(query, limit: 3)
      let isTold = beginning.count < files.count && part.matches.count == 3
      #expect(firsts.map(\.count) == (isTold ? [part.count] : []))
      #expect(firsts.first?.matches.map(\.route) == (isTold ? part.matches.map(\.route) : nil))
    }
  }

  @Test("shows the same best, however few are asked for", arguments: 0..<20)
  func limited(seed: Int) async {
    var dice = SeededGenerator(seed: seed)
    let index = SearchIndex(Self.library(&dice).map { SearchedFile($0) })
    for words in ["a", "ab", "b a"] {
      let all = await index.search(SearchQuery(words), limit: 10_000)
      for limit in [1, 3, 20] {
        let some = await index.search(SearchQuery(words), limit: limit)
        #expect(some.matches.map(\.route) == all.matches.prefix(limit).map(\.route))
        #expect(some.count == all.count)
      }
    }
  }

  @Test("shows every text as it was written", arguments: 0..<10)
  func asWritten(seed: Int) {
    var dice = SeededGenerator(seed: seed)
    for file in Self.library(&dice) {
      let searched = SearchedFile(file)
      let passages = file.decision.passages
      #expect(passages.indices.map { searched.passage($0) } == passages)
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

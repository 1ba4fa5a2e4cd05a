import DecisionMarkdown
import Decisions
import TestSupport
import Testing

@Suite("On any file")
struct EditPropertyTests {
  @Test("an added argument changes few lines", arguments: Fixtures.toEdit, ["\n", "\r\n"])
  func add(fixture: String, lineEnd: String) throws {
    for text in [fixture, fixture + "\n"].map({ $0.replacing("\n", with: lineEnd) }) {
      for number in decision(text).options.indices {
        let place = option(number + 1, of: text)
        if let noted = try? edited(text, .add(nil, text: "brand new", to: place)) {
          // A note may be a paragraph, or stand in a section of its own.
          #expect((1...4).contains(difference(text, noted).count))
          #expect(decision(noted).options[number].notes.last == "brand new")
        }
        for side in Side.allCases {
          let result = try edited(text, .add(side, text: "brand new", to: place))
          // A table may have no place for it, so that it begins a section.
          #expect((1...7).contains(difference(text, result).count))
          #expect(decision(result).options[number].arguments(on: side).last?.text == "brand new")
        }
      }
    }
  }

  @Test("weights come and go", arguments: Fixtures.all, ["\n", "\r\n"])
  func weigh(fixture: String, lineEnd: String) throws {
    let text = fixture.replacing("\n", with: lineEnd)
    for place in arguments(of: text) where place.side != nil {
      let plain = try edited(text, .weigh(place, 1))
      let weighed = try edited(plain, .weigh(place, 7))
      #expect(difference(plain, weighed).count == 2)
      #expect(try edited(weighed, .weigh(place, 1)) == plain)
    }
  }

  @Test("an edit and its reverse give the same bytes", arguments: 0..<4)
  func reverse(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    for text in Fixtures.all + (0..<10).map({ _ in random.file() }) {
      for place in arguments(of: text) {
        if let rewritten = try? edited(text, .rewrite(place, text: "brand new")) {
          let new = place.saying("brand new")
          #expect(arguments(of: rewritten).contains(new))
          // "Good (speed), it caches" says its side in a way that only such a remark allows.
          if !isWrapped(place, in: text), !place.text.hasPrefix("(") {
            #expect(try edited(rewritten, .rewrite(new, text: place.text)) == text)
          }
        }
        let number = random.number(1...4)
        if let moved = try? edited(text, .move(place, to: number)) {
          #expect(try edited(moved, .move(place.at(number), to: place.number)) == text)
        }
      }
    }
  }

  @Test("random edits change few lines that stand together, or nothing", arguments: 0..<6)
  func randomEdits(seed: Int) {
    var random = SeededGenerator(seed: seed)
    var (tried, made) = (0, 0)
    for fixture in Fixtures.all {
      for _ in 0..<25 {
        tried += 1
        let text = random.mutation(of: fixture)
        let edit = random.edit(of: text)
        guard let result = try? edited(text, edit), result != text else { continue }
        made += 1
        let (gone, come) = changed(text, result)
        switch edit {
        // It may begin a section of its own.
        case .add, .addLists: #expect(gone <= 1 && (1...7).contains(come))
        case .setContext: #expect(come <= 4)
        case .addDriver, .addConsequence, .succeed: #expect(gone == 0 && come <= 7)
        case .weigh: #expect((gone, come) == (1, 1))
        case .rewrite: #expect(gone >= 1 && come <= 3)
        // A row of a table, or the line of a title, loses a part.
        case .remove: #expect(gone >= 1 && come <= 1)
        case .move: #expect(gone == come)
        case .setStatus, .setDate, .supersede: #expect(gone <= 1 && come <= 4)
        case .choose: #expect(come <= 5)
        // A new column changes each row.
        case .addOption: #expect(gone <= come)
        case .renameOption: #expect(gone >= 1 && come >= 1)
        case .removeOption: #expect(gone > come)
        }
      }
    }
    #expect(made * 2 > tried)
  }

  @Test("random edits of random bytes never crash", arguments: 0..<4)
  func randomBytes(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "# ", "* ", "- ", "\n", "\r\n", "  ", "Good, because ", "Pros", "a", ":", "✅", "<!--",
    ]
    for _ in 0..<300 {
      let text = (0..<random.number(0...60)).map { _ in random.pick(pieces) }.joined()
      _ = try? edited(text, random.edit(of: text))
      let bytes = (0..<random.number(0...80)).map { _ in UInt8(random.number(0...255)) }
      _ = try? DecisionText(bytes, named: "file").after(.setStatus("x"))
      _ = try? DecisionText(bytes, named: "file").after(.addOption(title: "x"))
    }
  }

  /// Whether the text of an argument stands on several lines, or holds what no typed line can.
  private func isWrapped(_ place: ArgumentPlace, in text: String) -> Bool {
    !lines(text).contains { $0.contains(place.text) }
  }

  /// How many lines stand between the first and the last that differ, before and after.
  private func changed(_ before: String, _ after: String) -> (gone: Int, come: Int) {
    var one = lines(before)[...]
    var other = lines(after)[...]
    while let first = one.first, first == other.first {
      one = one.dropFirst()
      other = other.dropFirst()
    }
    while let last = one.last, last == other.last {
      one = one.dropLast()
      other = other.dropLast()
    }
    return (one.count, other.count)
  }
}

extension ArgumentPlace {
  fileprivate func saying(_ text: String) -> ArgumentPlace {
    ArgumentPlace(kind, of: option, number: number, text: text)
  }

  fileprivate func at(_ number: Int) -> ArgumentPlace {
    ArgumentPlace(kind, of: option, number: number, text: text)
  }
}

import Prompt
import TestSupport
import Testing

@testable import UI

@Suite("What has changed on a screen")
struct DifferenceTests {
  /// The lines that tell it, without the head.
  private func told(_ before: [Text], _ now: [Text]) -> [String] {
    let difference = Difference(from: Passage.all(in: before), to: Passage.all(in: now))
    return difference.isEmpty ? [] : difference.lines(title: "Tea").dropFirst().map(\.safe)
  }

  @Test("a count that begins a title is no number of a row")
  func counts() {
    let (three, two) = (Passage(["3 matches"], isRow: false), Passage(["2 matches"], isRow: false))
    #expect(Difference(from: [three], to: [two]).isEmpty)
    #expect(!Difference(from: [Passage(["3  match"])], to: [Passage(["2  match"])]).isEmpty)
  }

  @Test("is nothing where nothing has")
  func nothing() {
    #expect(told(["Tea", "1  Warm"], ["Tea", "1  Warm"]).isEmpty)
    #expect(told([], []).isEmpty)
  }

  @Test("is nothing where only the layout has")
  func layout() {
    #expect(told(["1  Warm and", "   cheap"], ["1  Warm", "   and cheap"]).isEmpty)
    #expect(told(["1  Warm   (2 pros)"], ["1  Warm  (2 pros)"]).isEmpty)
  }

  @Test("names what came and what went, with its number")
  func addedAndGone() {
    #expect(told(["1  Warm"], ["1  Warm", "2  Cheap"]) == ["added: 2  Cheap"])
    #expect(told(["1  Warm", "2  Cheap"], ["1  Warm"]) == ["gone: 2  Cheap"])
    #expect(told([], ["1  Warm"]) == ["added: 1  Warm"])
    #expect(told(["1  Warm"], []) == ["gone: 1  Warm"])
  }

  @Test("counts rows that only have another number now")
  func renumbered() {
    #expect(
      told(["1  Warm", "2  Cheap"], ["1  Hot", "2  Warm", "3  Cheap"])
        == ["added: 1  Hot", "2 other rows have a new number: `show` shows all"])
    #expect(
      told(["1  Hot", "2  Warm"], ["1  Warm"])
        == ["gone: 1  Hot", "1 other row has a new number: `show` shows all"])
  }

  @Test("names rows of which nothing but the number has changed, if they are few")
  func onlyRenumbered() {
    #expect(
      told(["0001  Tea", "0002  Coffee"], ["0001  Tea", "0005  Coffee"])
        == ["renumbered from 0002 to: 0005  Coffee"])
    let many = (1...11).map { "\($0)  \("row \($0)")" as Text }
    let later = (1...11).map { "\($0 + 1)  \("row \($0)")" as Text }
    #expect(told(many, later) == ["11 other rows have a new number: `show` shows all"])
  }

  @Test("takes what is about two things for two, however alike they read")
  func subjects() {
    func finding(_ path: String, _ line: Int) -> Passage {
      var passage = Passage(["\(path):\(String(line)): no choice is recorded"])
      passage.subject = path
      return passage
    }
    let before = [finding("a.md", 3), finding("b.md", 3)]
    let now = [finding("a.md", 4), finding("c.md", 3)]
    let difference = Difference(from: before, to: now)
    #expect(
      difference.lines(title: "Check").map(\.safe) == [
        "Changed: Check", "changed: a.md:4: no choice is recorded",
        "  was: a.md:3: no choice is recorded", "gone: b.md:3: no choice is recorded",
        "added: c.md:3: no choice is recorded",
      ])
  }

  @Test("says what a row was before it changed")
  func changed() {
    #expect(
      told(["1  Warm", "2  Very cheap"], ["1  Warm  (weight 2)", "2  Very very expensive"])
        == [
          "changed: 1  Warm  (weight 2)", "  was: 1  Warm", "changed: 2  Very very expensive",
          "  was: 2  Very cheap",
        ])
  }

  @Test("leaves no columns of a row, and goes on below the row where that takes two lines")
  func squeezed() {
    let row: Text = "0003  Who checks the layers            rejected  2026-11-21   Modules"
    let difference = Difference(from: [], to: [Passage([row])])
    #expect(
      difference.lines(title: "Decisions", columns: 40).map(\.safe) == [
        "Changed: Decisions", "added: 0003  Who checks the layers",
        "       rejected  2026-11-21  Modules",
      ])
  }

  @Test("breaks a row between two of its columns, and only one that has no room within it")
  func columns() {
    let row: Text = "0003  Who checks it    not yet decided  3 pros, 1 con"
    func lines(_ columns: Int) -> [String] {
      Difference(from: [], to: [Passage([row])]).lines(title: "", columns: columns)
        .dropFirst().map(\.safe)
    }
    #expect(
      lines(48) == ["added: 0003  Who checks it  not yet decided", "       3 pros, 1 con"])
    #expect(
      lines(30) == ["added: 0003  Who checks it", "       not yet decided", "       3 pros, 1 con"])
    #expect(lines(25).first == "added: 0003  Who checks")
  }

  @Test("goes on below what was there, too, where that is too long by its indentation alone")
  func indented() {
    let (before, now): (Text, Text) = ("1  Green and warm", "1  Green and very warm")
    let difference = Difference(from: [Passage([before])], to: [Passage([now])])
    #expect(
      difference.lines(title: "Tea", columns: 23).map(\.safe) == [
        "Changed: Tea", "changed: 1  Green and", "         very warm", "  was: 1  Green and",
        "       warm",
      ])
  }

  @Test("takes rows that share no words for two things")
  func different() {
    #expect(told(["1  Warm"], ["1  Bitter"]) == ["gone: 1  Warm", "added: 1  Bitter"])
  }

  @Test("says what a sentence was before, whatever it says now")
  func sentence() {
    #expect(
      told(["Tea leads", "1  Warm"], ["A tie", "1  Warm"])
        == ["changed: A tie", "  was: Tea leads"])
  }

  @Test("takes sentences that say of what they are for two if they are of two things")
  func labels() {
    #expect(
      told(["Struck out:"], ["Left: con 1: slow"])
        == ["gone: Struck out:", "added: Left: con 1: slow"])
    #expect(
      told(["Decision: tea"], ["Decision: milk"])
        == ["changed: Decision: milk", "  was: Decision: tea"])
    #expect(
      told(["They differ, from 0 to 6: beware"], ["They differ, from 0 to 7: beware"]).first
        == "changed: They differ, from 0 to 7: beware")
  }

  @Test("says what the title was below what it is")
  func title() {
    let difference = Difference(from: [Passage(["Tea"])], to: [Passage(["Green tea"])])
    #expect(
      difference.lines(title: "Green tea").map(\.safe) == ["Changed: Green tea", "  was: Tea"])
    #expect(
      difference.lines(title: "Green tea", columns: 14).map(\.safe)
        == ["Changed: Green", "tea", "  was: Tea"])
  }

  @Test("knows a row again by its own words, where others say the same about it")
  func words() {
    func match(_ number: Int, _ text: String) -> Passage {
      var passage = Passage(["\(String(number))  \(text)  (Tea, accepted)"])
      passage.words = text
      return passage
    }
    let difference = Difference(
      from: [match(1, "warm"), match(2, "cheap")], to: [match(1, "bitter"), match(2, "cheap")])
    #expect(
      difference.lines(title: "").dropFirst().map(\.safe)
        == ["gone: 1  warm  (Tea, accepted)", "added: 1  bitter  (Tea, accepted)"])
  }

  @Test("says of a row that moved from where, and of no more rows than have to have moved")
  func moved() {
    let before: [Text] = ["1  a", "2  b", "3  c", "4  d"]
    let now: [Text] = ["1  d", "2  a", "3  b", "4  c"]
    #expect(
      told(before, now)
        == ["moved from 4 to: 1  d", "3 other rows have a new number: `show` shows all"])
  }

  @Test("says of no row that it moved to where it was")
  func stays() {
    #expect(
      told(["1  a", "2  b", "3  c"], ["1  c", "2  b", "3  a"])
        == ["moved from 3 to: 1  c", "1 other row has a new number: `show` shows all"])
    #expect(told(["- a", "- b"], ["- b", "- a"]) == ["moved: - b"])
  }

  @Test("says what went where it was, behind what has become of the row before it")
  func order() {
    #expect(
      told(
        ["1  warm tea", "2  milk", "3  cold coffee"],
        ["1  warm green tea", "2  cold black coffee", "3  water"])
        == [
          "changed: 1  warm green tea", "  was: 1  warm tea", "gone: 2  milk",
          "changed: 2  cold black coffee", "  was: 3  cold coffee", "added: 3  water",
        ])
  }

  @Test("tells rows apart that say the same")
  func same() {
    #expect(told(["1  a", "2  a"], ["1  a", "2  a", "3  a"]) == ["added: 3  a"])
  }

  @Test("is of the one whose place it was, if another says the same")
  func twins() {
    #expect(
      told(["1  Warm", "2  Warm"], ["1  Warm  (weight 2)", "2  Warm"])
        == ["changed: 1  Warm  (weight 2)", "  was: 1  Warm"])
    #expect(
      told(["1  Warm", "2  Warm"], ["1  Warm", "2  Warm  (weight 2)"])
        == ["changed: 2  Warm  (weight 2)", "  was: 2  Warm"])
  }

  @Test("keeps the lines together that belong to one row")
  func together() {
    let before: [Text] = ["1  A  (total +1)", "   2 pros  ++", "2  B"]
    let now: [Text] = ["1  A  (total +2)", "   3 pros  +++", "2  B"]
    #expect(
      told(before, now)
        == [
          "changed: 1  A  (total +2)", "   3 pros  +++", "  was: 1  A  (total +1)", "   2 pros  ++",
        ])
  }

  @Test("takes each bullet for itself")
  func bullets() {
    #expect(told(["Drivers:", "   - a"], ["Drivers:", "   - a", "   - b"]) == ["added: - b"])
  }

  @Test("takes what has the same key for the same thing, however different it looks")
  func keys() {
    var before = Passage(["0001  Use tea"])
    var now = Passage(["0001  Drink coffee"])
    (before.key, now.key) = ("0001", "0001")
    let difference = Difference(from: [before], to: [now])
    #expect(difference.changes == [.changed(now, was: before)])
  }

  @Test("takes things that are both still there for two, though one says what the other said")
  func lasting() {
    func keyed(_ line: Text) -> Passage {
      var passage = Passage([line])
      passage.key = passage.number
      return passage
    }
    let before = [keyed("0004  Tea"), keyed("0005  Coffee"), keyed("0006  Water")]
    let now = [keyed("0004  Coffee"), keyed("0005  Coffee")]
    let difference = Difference(from: before, to: now)
    #expect(difference.changes == [.changed(now[0], was: before[0]), .gone(before[2])])
    #expect(difference.renumbered.isEmpty)
  }

  @Test("is nothing to be told where no line looks different")
  func unseen() {
    var before = Passage(["0001  Use tea"])
    var now = before
    (before.key, now.key) = ("0001", "0001")
    (before.content, now.content) = ("2026", "2027")
    #expect(Difference(from: [before], to: [now]).isEmpty)
  }

  @Test("is counted where it is too long to be read", arguments: [10, 11, 1000])
  func cut(count: Int) {
    let lines = told(["Tea"], ["Tea"] + (1...count).map { "\($0)  \("row \($0)")" })
    let more = count - 10
    #expect(lines.count == min(count, 11))
    #expect(lines.last?.hasPrefix("and ") == (more > 0))
    if more > 0 {
      #expect(lines.last == "and \(more) more change\(more == 1 ? "" : "s"): `show` shows all")
    }
  }

  @Test("leads from the one state to the other, whatever they are", arguments: 0..<200)
  func property(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let states = (0..<2).map { _ -> [Passage] in
      let words = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        ["a", "b c", "b d", "e", "f g", "f"].randomElement(using: &random) ?? ""
      }
      return zip(1..., words).map { Passage([Text("\($0)  \($1)")]) }
    }
    var now: [String: Int] = [:]
    for passage in states[0] { now[passage.content, default: 0] += 1 }
    for change in Difference(from: states[0], to: states[1]).changes {
      switch change {
      case .added(let passage): now[passage.content, default: 0] += 1
      case .gone(let passage): now[passage.content, default: 0] -= 1
      case .changed(let passage, let was):
        now[passage.content, default: 0] += 1
        now[was.content, default: 0] -= 1
      case .moved(let passage, let was): #expect(passage.content == was.content)
      }
    }
    for passage in states[1] { now[passage.content, default: 0] -= 1 }
    #expect(now.values.allSatisfy { $0 == 0 })
  }
}

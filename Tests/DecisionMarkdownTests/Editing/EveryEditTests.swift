import DecisionMarkdown
import Decisions
import TestSupport
import Testing

@Suite("Every edit of every fixture")
struct EveryEditTests {
  @Test(
    "is a small difference that says what was meant, or is refused where no line can say it",
    arguments: Fixtures.toEdit)
  func minimal(text: String) throws {
    let before = decision(text)
    var refused: [String] = []
    for (name, edit) in EveryEdit.of(text) {
      guard let result = try? edited(text, edit) else {
        refused.append(name)
        continue
      }
      let difference = difference(text, result)
      let gone = difference.count { $0.hasPrefix("- ") }
      let come = difference.count { $0.hasPrefix("+ ") }
      #expect(isSmall(edit, gone, come), "\(name): \(difference)")
      #expect(says(decision(result), before, after: edit), "\(name): \(difference)")
    }
    #expect(refused == Self.refused[before.title, default: []])
  }

  /// Whether a reviewer would call the difference small: so many lines gone, and so many come.
  private func isSmall(_ edit: Edit, _ gone: Int, _ come: Int) -> Bool {
    switch edit {
    // It may begin a section of its own.
    // An item in a cell changes its row.
    case .add, .addLists: gone <= 1 && (gone...7).contains(come)
    case .addDriver, .addConsequence, .succeed: gone == 0 && (0...7).contains(come)
    case .setContext: gone <= 4 && come <= 4
    case .weigh: (gone, come) == (1, 1)
    // The words may have taken several lines.
    case .rewrite: (1...3).contains(gone) && come == 1
    // What stands beside others on its lines leaves them.
    case .remove: gone >= 1 && come == 0 || gone <= 2 && come == 1
    case .move: gone == come && gone <= 4
    // The reasons below a sentence go with the option for which they spoke.
    case .choose: gone <= 4 && come <= 4
    case .setStatus, .setDate, .supersede: gone <= 1 && come <= 4
    // A list of them is made where only what stands below the headings told the options.
    case .addOption: gone == 0 && come <= 9
    case .renameOption: gone >= come && come <= 4
    case .removeOption: gone >= 1 && come <= gone
    }
  }

  /// Whether a decision says what was meant, by other means than the edit was proved with.
  private func says(_ new: Decision, _ old: Decision, after edit: Edit) -> Bool {
    switch edit {
    case .add(let side, let text, let place):
      let kind = side.map { DecisionItem.Kind.argument($0) } ?? .note
      return new.texts(kind, of: place) == old.texts(kind, of: place) + [text]
    case .addLists: return false
    case .rewrite(let place, let text):
      var meant = old.texts(place.kind, of: place.option)
      meant[place.number - 1] = text
      return new.texts(place.kind, of: place.option) == meant
    case .remove(let place):
      var meant = old.texts(place.kind, of: place.option)
      meant.remove(at: place.number - 1)
      return new.texts(place.kind, of: place.option) == meant
    case .move(let place, let number):
      var meant = old.texts(place.kind, of: place.option)
      meant.insert(meant.remove(at: place.number - 1), at: number - 1)
      return new.texts(place.kind, of: place.option) == meant
    case .weigh(let place, let weight):
      guard let side = place.side else { return false }
      let arguments = new.options[(place.option?.number ?? 0) - 1].arguments(on: side)
      return arguments[place.number - 1].weight == weight
    case .choose(let place, _): return new.chosen == place.number - 1
    case .setStatus(let status): return new.status == status
    case .setDate(let day): return new.date == day
    case .supersede: return new.state == .superseded && new.status?.hasSuffix("0012") == true
    case .succeed: return new.links.contains { $0.target == .file("0007-old.md") }
    case .setContext(let text): return new.context == text
    case .addDriver(let text): return new.drivers == old.drivers + [text]
    case .addConsequence(let side?, let text):
      return new.consequences.contains { $0.side == side && $0.text == text }
        && new.consequences.count == old.consequences.count + 1
    case .addConsequence(nil, let text): return new.remarks == old.remarks + [text]
    case .addOption(let title):
      return new.options.count == old.options.count + 1
        && new.options.contains { $0.title.hasSuffix(title) }
    case .renameOption(let place, let title):
      return new.options[place.number - 1].title == title && new.chosen == old.chosen
    case .removeOption(let place):
      return new.options.map(\.title) == old.options.map(\.title).filter { $0 != place.title }
    }
  }

  /// What is refused of a fixture, by its title.
  private static let refused: [String: [String]] = [
    // Alone, the pros of Pine compare nothing.
    "Which shelf": ["option remove 1"],
    // The chosen option stays until another is chosen.
    "Record decisions as Markdown": ["option remove 1"],
    "Sprache": ["option remove 2"],
    // A table, a list and a section are three lists.
    "ADR 12: Cache": [
      "option remove 1", "move con 1 of 1 to 2", "move con 2 of 1 to 1", "move pro 1 of 2 to 3",
      "move pro 2 of 2 to 1", "move pro 3 of 2 to 1", "move con 1 of 2 to 4",
      "move con 2 of 2 to 1", "move con 3 of 2 to 1", "move con 4 of 2 to 1",
    ],
    "ADR-0012: How guests sign in": ["option remove 2"],
    // A sentence in its own words states the choice.
    "Pick a queue": [
      "choose 1 because", "option remove 1", "choose 2", "choose 2 because", "choose 3",
      "choose 3 because",
    ],
    // A row has no place for a note; "Verdict: …" says the title of a column; a table needs its first
    // row, and what is below another heading is in another list.
    "Where to keep sessions": [
      "add note to 1", "option remove 2", "add note to 3", "edit note 1 of 1",
      "move pro 1 of 2 to 4", "move pro 2 of 2 to 4", "move pro 3 of 2 to 4",
      "move pro 4 of 2 to 1", "remove consequence 1 of 0",
    ],
    // The title of a criterion stays, and so do the rows and columns of a comparison. Without the
    // last plus a minus is only a dash, and without a con no sign judges.
    "Which tea": [
      "option remove 1", "option remove 2", "option remove 3", "edit pro 1 of 1",
      "move pro 1 of 1 to 2", "edit pro 2 of 1", "remove pro 2 of 1", "move pro 2 of 1 to 1",
      "edit note 1 of 1", "edit con 1 of 2", "move con 1 of 2 to 2", "edit con 2 of 2",
      "move con 2 of 2 to 1", "edit pro 1 of 3", "edit note 1 of 3",
    ],
    "Which milk": ["option remove 1", "option remove 2"],
    // Words state the choice, and name the option by half of its title; a row has no place for a
    // note, and without its only row a table compares nothing. Text below costs becomes one.
    "How bread comes to the table": [
      "choose 1", "choose 1 because", "choose 2 because", "option rename 2", "option remove 2",
      "choose 3", "choose 3 because", "choose 4", "choose 4 because",
      "add note to 5", "choose 5", "choose 5 because", "option remove 5",
      // Without it, the pros would be below two bare titles.
      "remove note 1 of 1", "move con 1 of 3 to 3", "move con 2 of 3 to 3", "move con 3 of 3 to 1",
      "edit remark 1 of 0", "consequence",
    ],
    // The full stop before a label, or before a reason, is one of the note.
    "Where to eat": ["edit note 1 of 1"],
    // Nothing but a verdict after the title of a heading is part of it; words state the choice.
    "Which ink": [
      "choose 1", "choose 1 because", "choose 2 because", "option remove 2", "choose 3",
      "choose 3 because", "choose 4", "choose 4 because", "choose 5", "choose 5 because",
      "choose 6", "choose 6 because", "edit note 1 of 4", "edit note 1 of 5", "edit note 1 of 6",
    ],
    // The decision itself is no option.
    "Move to the country?": [
      "add note to 1", "choose 1", "choose 1 because", "option rename 1", "option remove 1",
    ],
  ]
}

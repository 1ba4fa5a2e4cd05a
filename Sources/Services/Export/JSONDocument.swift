import BusinessLogic
import Decisions
import JSONText
import SystemPackage

/// Decisions as JSON: the contract with other programs. `help export` lists the keys.
///
/// - A key without a value is present, and `null`. The keys are sorted, and lists keep the order of
///   the files, so the same decisions give the same bytes at any time and on any machine.
/// - Text above the first heading has the `heading` `null` and the level 0; a bold line that serves as
///   a heading has level 7. `\n` separates the lines of a block.
/// - In a merge conflict, the arguments are those of both versions, so there is no choice or total.
/// - An unreadable file has no options, the state `other`, and a reason in `problems`.
/// - Characters that could control a terminal are written as `\uXXXX`.
enum JSONDocument {
  /// Increases when a key is removed or changes its meaning.
  private static let version = 1

  static func text(of files: [LibraryFile]) -> String {
    (["decisions": .list(files.map { json($0, among: files) }), "version": .value(version)] as JSON)
      .document
  }

  private static func json(_ file: LibraryFile, among files: [LibraryFile]) -> JSON {
    let decision = file.decision
    func names(_ field: Decision.NameField) -> JSON { .list(decision.names?[field] ?? []) }
    return [
      "chosen": .text(decision.chosen.map { decision.options[$0].title }),
      "conflict": .value(decision.isInConflict),
      "consequences": .list(decision.consequences.map(json)),
      "consulted": names(.consulted),
      "context": .text(decision.context),
      "date": .text(decision.date),
      "deciders": names(.deciders),
      "drivers": .list(decision.drivers),
      "file": .string(file.path),
      "informed": names(.informed),
      "number": .value(file.number),
      "options": .list(
        decision.options.enumerated().map {
          json($1, of: decision, isChosen: $0 == decision.chosen)
        }),
      "outcome": .text(decision.outcome),
      "problems": .list(file.problems.map(json)),
      "remarks": .list(decision.remarks),
      "sections": .list(
        decision.sections.map { json($0, of: $0.option.map { decision.options[$0].title }) }),
      "state": .string(decision.state.rawValue),
      "status": .text(decision.status),
      "successor": decision.successor.map { json($0, of: file, among: files) } ?? .text(nil),
      "tags": names(.tags),
      "title": .string(decision.title),
      "undecided": .value(decision.state == .undecided),
    ]
  }

  /// Returns a successor with the path of its file and its number, as far as they are known.
  private static func json(
    _ successor: Link, of file: LibraryFile, among files: [LibraryFile]
  ) -> JSON {
    let folder = FilePath(file.path).removingLastComponent()
    switch successor.target {
    case .file(let name):
      let path = folder.appending(name).lexicallyNormalized()
      let number = DecisionKey.serial(of: path)
      // Spelt like the file's own entry.
      let found = files.first {
        $0.number == number && FilePath($0.path).lexicallyNormalized() == path
      }
      return ["file": .string(found?.path ?? path.string), "number": .value(number)]
    case .number(let number):
      let same = files.filter { $0.number == number }
      let found = same.first { FilePath($0.path).removingLastComponent() == folder } ?? same.first
      return ["file": .text(found?.path), "number": .value(number)]
    }
  }

  private static func json(_ option: Topic, of decision: Decision, isChosen: Bool) -> JSON {
    [
      "arguments": .list(option.arguments.map(json)), "chosen": .value(isChosen),
      "notes": .list(option.notes), "title": .string(option.title),
      "total": .value(decision.isInConflict ? nil : Tally(of: option).total),
    ]
  }

  private static func json(_ section: Decision.Section, of option: String?) -> JSON {
    let blocks = section.blocks.map { block -> JSON in
      [
        "kind": .string(block.kind.rawValue), "line": .value(block.line),
        "text": .string(block.text),
      ]
    }
    return [
      "blocks": .list(blocks), "heading": .text(section.heading), "level": .value(section.level),
      "option": .text(option),
    ]
  }

  private static func json(_ argument: Argument) -> JSON {
    [
      "details": .list(argument.details), "line": .value(argument.line),
      "side": .string(argument.side.rawValue), "text": .string(argument.text),
      "weight": .value(argument.weight),
    ]
  }

  private static func json(_ problem: Problem) -> JSON {
    [
      "line": .value(problem.line), "message": .string(problem.message),
      "name": .text(problem.kind?.rawValue),
    ]
  }
}

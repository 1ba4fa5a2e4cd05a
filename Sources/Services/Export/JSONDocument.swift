import BusinessLogic
import Decisions

/// Decisions as JSON: the contract with other programs. `help export` lists the keys.
///
/// - A key without a value is present, and `null`. The keys are sorted, and lists keep the order of
///   the files, so the same decisions give the same bytes at any time and on any machine.
/// - Text above the first heading has the `heading` `null` and the level 0; a bold line that serves as
///   a heading has level 7. `\n` separates the lines of a block.
/// - An unreadable file has no options, and a reason in `problems`.
/// - Characters that could control a terminal are written as `\uXXXX`.
enum JSONDocument {
  /// Increases when a key is removed or changes its meaning.
  private static let version = 1

  static func text(of files: [LibraryFile]) -> String {
    (["decisions": .list(files.map(json)), "version": .value(version)] as JSON).document
  }

  private static func json(_ file: LibraryFile) -> JSON {
    let decision = file.decision
    return [
      "chosen": .text(decision.chosen.map { decision.options[$0].title }),
      "consequences": .list(decision.consequences.map(json)),
      "context": .text(decision.context),
      "date": .text(decision.date),
      "drivers": .list(decision.drivers),
      "file": .string(file.path),
      "number": .value(file.number),
      "options": .list(
        decision.options.enumerated().map { json($1, isChosen: $0 == decision.chosen) }),
      "outcome": .text(decision.outcome),
      "problems": .list(file.problems.map(json)),
      "remarks": .list(decision.remarks),
      "sections": .list(
        decision.sections.map { json($0, of: $0.option.map { decision.options[$0].title }) }),
      "status": .text(decision.status),
      "title": .string(decision.title),
    ]
  }

  private static func json(_ option: Topic, isChosen: Bool) -> JSON {
    [
      "arguments": .list(option.arguments.map(json)), "chosen": .value(isChosen),
      "notes": .list(option.notes), "title": .string(option.title),
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
    ["line": .value(problem.line), "message": .string(problem.message)]
  }
}

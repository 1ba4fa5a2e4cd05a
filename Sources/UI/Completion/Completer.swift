import BusinessLogic
import Escaping
import Presentation
import Prompt
import ReactiveHybrid

package struct Completer {
  let session: Session

  /// Returns the completion of `line`, which continues `begun`; `nil` if there is none.
  func completion(of line: String, behind begun: String = "") async -> Completion? {
    let aliases = session.stage.aliases
    let whole = Substring(begun + line).drop(while: \.isWhitespace)
    // An alias that is still being typed is a name.
    let isNamed = whole.contains(where: \.isWhitespace)
    guard let point = CompletionPoint(in: String(isNamed ? aliases.expanded(whole) : whole)) else {
      return nil
    }
    let found = await candidates(of: point.kind, like: point.typed)
    return Completion(of: point.typed, among: found)?
      .replacing(atMost: line.unicodeScalars.count, of: point.typed)
  }

  private func candidates(of kind: WordKind, like typed: String) async -> [Candidate] {
    switch kind {
    case .command:
      return Self.commands(for: typed)
        + session.stage.aliases.all.sorted { $0.key < $1.key }.map { Candidate($0, remark: $1) }
        + (typed.isEmpty ? [] : session.shownOptions.map { Candidate($0) })
    case .topic:
      return Self.commands(
        for: typed, or: HelpTopic.all.map(\.name) + session.stage.aliases.all.keys.sorted())
    case .row:
      return await rowsOfList().map { Candidate($0.label, remark: $0.name) }
    case .choice:
      let rows = if let rows = await session.rowsAtOption() { rows } else { await rowsOfList() }
      return Self.choices(rows, for: typed)
    case .option:
      guard let key = session.router.route.topic?.decision else { return [] }
      let options = await session.inquiry.outline(of: key)?.options.map { Row($0) }
      return Self.choices(options ?? [], for: typed)
    case .decision:
      return await decisions().filter { $0.text != session.router.route.topic?.decision }
    case .anyDecision:
      return await decisions()
    case .route:
      return await session.routes(like: typed)
    case .target:
      return (session.faults.targets + ["all"]).map { Candidate($0) }
    case .file:
      return await files(like: typed)
    case .seen:
      return seenWords.map { Candidate($0) }
    case .branch, .revision:
      let names = await session.inquiry.branches().names
      return Self.candidates(of: kind, like: typed, names)
    case .filter:
      return await filters(like: typed)
    case .either(let first, or: let second):
      return await candidates(of: first, like: typed) + candidates(of: second, like: typed)
    case .proposal(let others):
      let proposals = ViewModel<[Proposal]>(proposalsTo: session.store)
      await proposals.fetch()
      let authors = proposals.content.value.response?.map(\.author) ?? []
      return (authors + others).map { Candidate($0) }
    case .flags(let flags, or: let kind):
      let found = await candidates(of: kind, like: typed)
      // Before a word is typed that can be anything, a flag would be a guess.
      let isGuess = found.isEmpty && typed.isEmpty
      return isGuess ? [] : flags.keys.sorted().map { Candidate($0) } + found
    case .text, .oneOf, .verb:
      return Self.candidates(of: kind, like: typed)
    }
  }

  /// Returns the candidates for the last of the words of a command, as far as they depend on no
  /// session. Skips those that would need escaping, as the prompt does.
  ///
  /// `revisions` are the names that a command which compares them may get.
  package static func words(for words: [String], revisions: [String] = []) -> [String] {
    guard let typed = words.last, let point = CompletionPoint(in: words.joined(separator: " "))
    else { return [] }
    return candidates(of: point.kind, like: typed, revisions).map(\.text)
      .filter { $0.hasPrefix(typed) && escaped($0) == $0 }
  }

  private static func candidates(
    of kind: WordKind, like typed: String, _ revisions: [String] = []
  ) -> [Candidate] {
    func all(_ words: some Sequence<String>) -> [Candidate] { words.map { Candidate($0) } }
    return switch kind {
    case .command: commands(for: typed)
    case .topic: all(Set(Command.all.map(\.name) + HelpTopic.all.map(\.name)).sorted())
    case .file: FileNames.candidates(for: typed)
    case .branch: all(revisions)
    case .revision: Self.revisions(revisions, for: typed)
    case .filter: all(filters)
    case .either(let first, or: let second):
      candidates(of: first, like: typed, revisions) + candidates(of: second, like: typed, revisions)
    case .oneOf(let words), .proposal(or: let words): all(words)
    case .verb(let next): all(next.keys.sorted())
    case .flags(let flags, or: let kind):
      all(flags.keys.sorted()) + candidates(of: kind, like: typed, revisions)
    default: []
    }
  }

  /// Whether words of the command of this name may be revisions.
  package static func takesRevisions(_ name: String) -> Bool {
    (try? Command.named(Substring(name)))?.completes().contains(where: \.isRevision) ?? false
  }

  private func files(like typed: String) async -> [Candidate] {
    let found = await session.store.ask { @concurrent in FileNames.candidates(for: typed) }
    return (try? found.get()) ?? []
  }

  private func decisions() async -> [Candidate] {
    (await session.rows(at: .decisions) ?? []).compactMap { row in
      row.route?.topic.map { Candidate($0.decision, remark: row.name) }
    }
  }

  /// The rows that numbers mean.
  private func rowsOfList() async -> [Row] {
    let list = session.list
    guard list.spot == session.here.spot else { return list.screen?.shown?.rows.all ?? [] }
    return (await session.rows(at: session.router.route) ?? []).filter { $0.number != nil }
  }

  private var seenWords: [String] {
    let words = (session.latest.screen?.shown?.rows.all ?? []).flatMap { row in
      row.name.split { !$0.isLetter && !$0.isNumber }.filter { $0.count > 3 }.map(String.init)
    }
    return Set(words).sorted()
  }

  /// Returns the command names and others; the synonyms only if none of them begins with the typed text.
  private static func commands(for typed: String, or others: [String] = []) -> [Candidate] {
    let names = Command.all.map(\.name) + others
    let isName = names.contains { $0.hasPrefix(typed.lowercased()) }
    return isName
      ? names.map { Candidate($0) }
      : Command.all.flatMap(\.names).map { Candidate(String($0)) }
  }

  /// Returns the revisions, the second one behind dots; dots may follow the first one.
  private static func revisions(_ names: [String], for typed: String) -> [Candidate] {
    let later = typed.firstRange(of: "..").map { typed[$0.upperBound...].drop { $0 == "." } }
    let begun = later.map { typed[..<$0.startIndex] } ?? ""
    return (["HEAD"] + names).map { Candidate(begun + $0, goesOn: begun.isEmpty) }
  }

  /// Returns the rows by number if only digits have been typed; otherwise by text.
  private static func choices(_ rows: [Row], for typed: String) -> [Candidate] {
    typed.allSatisfy(\.isNumber)
      ? rows.map { Candidate($0.label, remark: $0.name) } : rows.map { Candidate($0.name) }
  }
}

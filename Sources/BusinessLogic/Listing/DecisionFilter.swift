import Decisions

/// Selects decisions by their facts: `state:accepted tag:data since:2026-01 kafka`.
///
/// All terms have to match. Case doesn't count.
package struct DecisionFilter: Sendable, Equatable {
  /// A fact that a term compares.
  package enum Field: String, CaseIterable, Sendable {
    /// The state as one word, see ``Decision/State``.
    case state
    /// A part of the status as written.
    case status
    /// A part of the name of somebody who decided, was consulted or informed.
    case by
    case tag
    /// A part of the title of the chosen option.
    case chosen
    /// The beginning of the first date that counts.
    case since
    /// The beginning of the first date that no longer counts.
    case before
    /// A part of the title or of an option's title, as a word without a field is.
    case title
  }

  /// A condition, such as `state:accepted`; without a field, `title:` is meant.
  package struct Term: Sendable, Equatable {
    package let field: Field?
    /// The name before a colon if no field has it: `stat` in `stat:accepted`, not in `"stat:accepted"`.
    package let unknownField: String?
    package let value: String
  }

  package let terms: [Term]

  /// The filter as it is typed.
  package let words: String

  /// Parses terms that are separated by spaces; quotes hold a value with spaces together.
  package init(_ words: some StringProtocol) {
    self.words = String(words)
    terms = Self.parts(of: Substring(words)).map { Term($0) }
  }

  /// Returns the words that `text` begins with and that name a field, as typed.
  package static func fields(in text: Substring) -> Substring {
    let end = parts(of: text).prefix { Term($0).namesField }.last?.endIndex
    return text[..<(end ?? text.startIndex)]
  }

  /// Returns one argument of a shell with its value in quotes: `by:"Jane Doe"`. Returns it unchanged if it
  /// doesn't begin with a known field, already has quotes, or holds a second term.
  package static func quoted(_ word: Substring) -> Substring {
    guard let colon = word.firstIndex(of: ":"), !word.contains("\""), Term(word).field != nil,
      parts(of: word).dropFirst().allSatisfy({ !Term($0).namesField })
    else { return word }
    return "\(word[...colon])\"\(word[colon...].dropFirst())\""
  }

  /// Splits the text at spaces outside of quotes.
  private static func parts(of text: Substring) -> [Substring] {
    var isQuoted = false
    return text.split { character in
      if character == "\"" { isQuoted.toggle() }
      return character == " " && !isQuoted
    }
  }

  /// Whether a term names a field, known or not.
  package var namesField: Bool { terms.contains(where: \.namesField) }

  func selects(_ decision: Decision) -> Bool {
    terms.allSatisfy { $0.selects(decision) }
  }

  /// Whether a decision isn't selected only because its date can't be compared.
  func passesOver(_ decision: Decision) -> Bool {
    decision.date != nil && decision.day == nil && terms.contains(where: \.comparesDay)
      && terms.allSatisfy { $0.comparesDay || $0.selects(decision) }
  }
}

extension DecisionFilter.Term {
  fileprivate init(_ part: Substring) {
    let (name, text) = (part.prefix(while: \.isLetter), part.filter { $0 != "\"" })
    let rest = part.dropFirst(name.count)
    field = rest.first == ":" ? DecisionFilter.Field(rawValue: name.lowercased()) : nil
    // `std::vector` and an address are words.
    let isTerm =
      !name.isEmpty && rest.first == ":"
      && rest.dropFirst().first.map { $0.isLetter || $0.isNumber } ?? false
    unknownField = field == nil && isTerm ? String(name) : nil
    value = (field == nil ? text[...] : text.dropFirst(name.count + 1)).lowercased()
  }

  fileprivate var comparesDay: Bool { field == .since || field == .before }

  fileprivate var namesField: Bool { field != nil || unknownField != nil }

  fileprivate func selects(_ decision: Decision) -> Bool {
    func isIn(_ text: String) -> Bool { text.lowercased().contains(value) }
    let values = decision.values(of: field ?? .title)
    return switch field ?? .title {
    case .state, .tag: values.contains { $0.lowercased() == value }
    case .status, .by, .chosen, .title: values.contains(where: isIn)
    case .since: values.contains { $0 >= value }
    case .before: values.contains { $0 < value }
    }
  }
}

extension Decision {
  /// The values that a field of a filter is compared with.
  fileprivate func values(of field: DecisionFilter.Field) -> [String] {
    func names(_ fields: [NameField]) -> [String] {
      fields.flatMap { self.names?[$0] ?? [] }
    }
    return switch field {
    case .state: [state.rawValue]
    case .status: [status].compactMap(\.self)
    case .by: names([.deciders, .consulted, .informed])
    case .tag: names([.tags])
    case .chosen: chosen.map { [options[$0].title] } ?? []
    case .since, .before: [day].compactMap(\.self)
    case .title: [title] + options.map(\.title)
    }
  }
}

extension DecisionsWorker {
  /// Returns the values of a field in all decisions, each once; empty if that fails.
  package func values(of field: DecisionFilter.Field) async -> Set<String> {
    let found = try? await files(LibraryPass { $0.decision.values(of: field) })
    return Set((found ?? []).joined())
  }
}

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
  }

  /// A term; without a field, a part of the title or of an option's title.
  package struct Term: Sendable, Equatable {
    package let field: Field?
    package let value: String
  }

  package let terms: [Term]

  /// The filter as it is typed.
  package let words: String

  /// Parses terms that are separated by spaces; quotes hold a value with spaces together.
  package init(_ words: some StringProtocol) {
    var parts = [""]
    var isQuoted = false
    for character in words {
      switch character {
      case "\"": isQuoted.toggle()
      case " " where !isQuoted: parts.append("")
      default: parts[parts.count - 1].append(character)
      }
    }
    self.words = String(words)
    terms = parts.filter { !$0.isEmpty }.map { part in
      let name = part.prefix { $0 != ":" }
      let field = name.count < part.count ? Field(rawValue: name.lowercased()) : nil
      let value = field == nil ? part[...] : part.dropFirst(name.count + 1)
      return Term(field: field, value: value.lowercased())
    }
  }

  /// Whether a term names a field.
  package var hasField: Bool { terms.contains { $0.field != nil } }

  func selects(_ decision: Decision) -> Bool {
    terms.allSatisfy { $0.selects(decision) }
  }
}

extension DecisionFilter.Term {
  /// The date, if it begins with a year: others have no order as texts.
  private func day(of decision: Decision) -> String? {
    let year = decision.date?.prefix { $0.isASCII && $0.isNumber }
    return year?.count == 4 ? decision.date : nil
  }

  fileprivate func selects(_ decision: Decision) -> Bool {
    func isIn(_ text: String?) -> Bool { text?.lowercased().contains(value) == true }
    func names(_ fields: [Decision.NameField]) -> [String] {
      fields.flatMap { decision.names?[$0] ?? [] }
    }
    return switch field {
    case .state: decision.state.rawValue == value
    case .status: isIn(decision.status)
    case .by: names([.deciders, .consulted, .informed]).contains { isIn($0) }
    case .tag: names([.tags]).contains { $0.lowercased() == value }
    case .chosen: isIn(decision.chosen.map { decision.options[$0].title })
    case .since: day(of: decision).map { $0 >= value } ?? false
    case .before: day(of: decision).map { $0 < value } ?? false
    case nil: isIn(decision.title) || decision.options.contains { isIn($0.title) }
    }
  }
}

/// A line of a decision file, and what it was read as.
public struct SourceLine: Sendable, Hashable, Codable {
  /// The line as written, without its end.
  package let text: String
  /// What it was read as: several roles if several values share it, none for a blank line.
  package var roles: [Role]
  /// The index of the option whose part of the file it is in; `nil` for none.
  package var option: Int?

  package init(_ text: String, _ roles: [Role] = [], option: Int? = nil) {
    (self.text, self.roles, self.option) = (text, roles, option)
  }

  /// Returns whether it is in an option's part of the file, or shares its values among options, as the
  /// row of a table does whose columns are options.
  package func isAbout(_ option: Int) -> Bool {
    self.option == option
      || roles.contains { role in
        switch role {
        case .option(option), .item(_, option: option, number: _, of: _): true
        default: false
        }
      }
  }

  package enum Role: Sendable, Hashable, Codable {
    case title, status, date
    case names(Decision.NameField)
    case heading(Heading)
    case context
    /// The text of the outcome.
    case outcome
    /// The place of an option's title; its index.
    case option(Int)
    /// The statement or the mark that chooses an option; its index.
    case choice(Int)
    /// An argument or a note of an option, by the index of the option, or an item of the decision.
    case item(DecisionItem.Kind, option: Int?, number: Int, of: Int)
    case detail
    /// A label of the items below it: `Pros:`.
    case label(Side)
    /// The line goes on with the value of the line before.
    case continued
    case frontMatter, code, table, comment, markup, conflict, rule
    /// Text that is none of these.
    case text
  }

  /// What a heading is about.
  package enum Heading: Sendable, Hashable, Codable {
    case status, date, context, drivers, options, comparison, outcome, consequences
    case side(Side)
    /// Any other words.
    case other
  }
}

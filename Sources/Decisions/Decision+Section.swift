extension Decision {
  /// Text that is neither an option, an argument, a note nor a field: further paragraphs of the
  /// context, the confirmation, code, tables. It has no blocks if only the heading is left, above
  /// arguments or other headings.
  package struct Section: Sendable, Hashable, Codable {
    /// The text of the heading, without markup; `nil` above the first heading.
    package let heading: String?
    /// The level of the heading: 1 to 6, 7 for a bold line that serves as a heading, 0 for none.
    package let level: Int
    package let part: Part
    /// The index in ``Decision/options`` of the option that the section describes; `nil` if none.
    package let option: Int?
    package let blocks: [Block]

    /// A part of a decision, in the order of MADR.
    package enum Part: String, Sendable, Codable {
      case head, context, drivers, outcome, other
    }

    package init(
      heading: String?, level: Int, part: Part = .other, option: Int? = nil, blocks: [Block]
    ) {
      self.part = part
      self.heading = heading
      self.level = level
      self.option = option
      self.blocks = blocks
    }
  }

  /// Consecutive lines of a section, up to a blank line outside code.
  package struct Block: Sendable, Hashable, Codable {
    package enum Kind: String, Sendable, Codable {
      case paragraph, list, table, code
    }

    package let kind: Kind
    /// The lines as written, without trailing spaces.
    package let text: String
    /// The first line in the file, from 1; `nil` without a file.
    package let line: Int?

    package init(_ kind: Kind, _ text: String, line: Int? = nil) {
      self.kind = kind
      self.text = text
      self.line = line
    }
  }

  /// A part of a line that is in no other property of the decision.
  package struct Markup: Sendable, Hashable, Codable {
    package let line: Int
    package let text: String

    package init(line: Int, _ text: String) {
      self.line = line
      self.text = text
    }
  }
}

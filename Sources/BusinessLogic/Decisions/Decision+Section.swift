extension Decision {
  /// Text that is neither an option, an argument, a note nor a field: further paragraphs of the
  /// context, the confirmation, code, tables.
  public struct Section: Sendable, Hashable, Codable {
    /// The text of the heading, without markup; `nil` above the first heading.
    public let heading: String?

    /// The level of the heading: 1 to 6, 7 for a bold line that serves as a heading, 0 for none.
    public let level: Int

    /// The part of the decision that the text belongs to.
    public let part: Part

    /// The index in ``Decision/options`` of the option that the section describes; `nil` if none.
    public let option: Int?

    /// The text.
    public let blocks: [Block]

    /// A part of a decision, in the order of MADR.
    public enum Part: String, Sendable, Codable {
      case head, context, drivers, outcome, other
    }

    /// Creates a section.
    public init(
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
  public struct Block: Sendable, Hashable, Codable {
    /// The kind of a block.
    public enum Kind: String, Sendable, Codable {
      case paragraph, list, table, code
    }

    /// The kind.
    public let kind: Kind

    /// The lines as written, without trailing spaces.
    public let text: String

    /// The first line in the file, from 1; `nil` without a file.
    public let line: Int?

    /// Creates a block.
    public init(_ kind: Kind, _ text: String, line: Int? = nil) {
      self.kind = kind
      self.text = text
      self.line = line
    }
  }

  /// The part of a line that is in no other property of the decision.
  public struct Markup: Sendable, Hashable, Codable {
    /// The line in the file, from 1.
    public let line: Int

    /// The part, which may be the whole line.
    public let text: String

    /// Creates the markup of a line.
    public init(line: Int, _ text: String) {
      self.line = line
      self.text = text
    }
  }
}

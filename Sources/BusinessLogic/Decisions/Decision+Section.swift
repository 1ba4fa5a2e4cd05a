extension Decision {
  /// The text of a section that is no option, argument, note or field: further paragraphs of the context,
  /// the confirmation, code, tables.
  public struct Section: Sendable, Hashable {
    /// The text of its heading, without decoration; `nil` for what stands above the first heading.
    public let heading: String?

    /// The level of the heading: 1 to 6, 7 for a bold line that serves as one, 0 for none.
    public let level: Int

    /// The place in ``Decision/options`` of the option that the section describes; `nil` if it
    /// describes none.
    public let option: Int?

    /// The text.
    public let blocks: [Block]

    /// Creates a section.
    public init(heading: String?, level: Int, option: Int? = nil, blocks: [Block]) {
      self.heading = heading
      self.level = level
      self.option = option
      self.blocks = blocks
    }
  }

  /// Lines of a section without a blank line between them, except in code.
  public struct Block: Sendable, Hashable {
    /// The kind of text.
    public enum Kind: String, Sendable {
      case paragraph, list, table, code
    }

    /// The kind of text.
    public let kind: Kind

    /// Its lines as written, without spaces at their ends.
    public let text: String

    /// The line of the file on which it begins, from 1; `nil` outside a file.
    public let line: Int?

    /// Creates a block.
    public init(_ kind: Kind, _ text: String, line: Int? = nil) {
      self.kind = kind
      self.text = text
      self.line = line
    }
  }

  /// The part of a line that no value of the decision contains.
  public struct Markup: Sendable, Hashable {
    /// The line of the file, from 1.
    public let line: Int

    /// The part, or all of the line.
    public let text: String

    /// Creates the markup of a line.
    public init(line: Int, _ text: String) {
      self.line = line
      self.text = text
    }
  }
}

import Prompt

@testable import UI

/// The help as a Markdown page.
@MainActor
struct CommandsPage {
  let flags: String

  var text: String {
    var parts = [
      "# Commands",
      "This page is the program's own help: `help` lists the commands, `help COMMAND` explains one.\n"
        + "Each example runs as a test at the pros of an option.",
    ]
    for (title, commands) in Command.chapters {
      parts.append("## \(title)")
      for command in commands {
        parts.append("### `\(command.usage)`")
        parts += blocks(command.lines)
      }
    }
    for topic in HelpTopic.all {
      parts.append("## `help \(topic.name)`")
      parts += blocks(topic.lines)
    }
    parts += ["## Flags", "```text\n\(flags)\n```"]
    return parts.joined(separator: "\n\n") + "\n"
  }

  private func blocks(_ lines: [String]) -> [String] {
    HelpBlock.all(in: lines).map { block in
      switch block {
      case .paragraph(let text): text
      case .rows(let rows): "```text\n\(rows.joined(separator: "\n"))\n```"
      }
    }
  }
}

/// A part of a command's help.
enum HelpBlock {
  case paragraph(String)
  case rows([String])

  /// Divides the help into paragraphs and tables, whose rows begin with spaces.
  @MainActor
  static func all(in lines: [String]) -> [HelpBlock] {
    var blocks: [HelpBlock] = []
    for line in lines {
      guard line.hasPrefix(" ") else {
        blocks.append(.paragraph(line))
        continue
      }
      let rows = Command.hanging(line, in: 74).map(\.safe)
      if case .rows(let before)? = blocks.last {
        blocks[blocks.count - 1] = .rows(before + rows)
      } else {
        blocks.append(.rows(rows))
      }
    }
    return blocks
  }
}

/// A session at a terminal as the README shows it: a block marked `console` that begins with
/// `$ ` and a shell command.
struct ConsoleBlock: Sendable, CustomStringConvertible {
  /// What is typed at the shell.
  let command: String

  /// Every line after it: prompts with what is typed behind them, and what the program answers.
  let lines: [String]

  var description: String { command }

  /// What is typed at the program, each with the prompt that it is typed at and the line above that.
  var typed: [(above: String, prompt: String, text: String)] {
    zip([""] + lines, lines).compactMap { above, line in
      line.wholeMatch(of: /(\/\S*>) (.+)/).map { (above, String($0.1), String($0.2)) }
    }
  }

  /// The blocks in the lines of a Markdown file.
  static func all(in lines: [Substring]) -> [ConsoleBlock] {
    var blocks: [ConsoleBlock] = []
    var rest = lines[...]
    while let start = rest.firstIndex(of: "```console") {
      let block = rest[(start + 1)...].prefix { $0 != "```" }
      rest = rest[block.endIndex...]
      guard let command = block.first, command.hasPrefix("$ ") else { continue }
      blocks.append(
        ConsoleBlock(
          command: String(command.dropFirst(2)), lines: block.dropFirst().map(String.init)))
    }
    return blocks
  }
}

/// A Markdown file that grows, with a blank line between its parts.
struct MarkdownPage {
  private(set) var bytes: [UInt8] = []
  private var endsWithItem = false

  /// Adds keys and values as YAML.
  mutating func frontMatter(_ fields: [(key: String, value: String?)]) {
    let lines = fields.compactMap { field in
      field.value.map { Array("\(field.key): ".utf8) + FrontMatterValue.written(Self.oneLine($0)) }
    }
    guard !lines.isEmpty else { return }
    let dashes = Array("---".utf8)
    part([dashes] + lines + [dashes])
  }

  mutating func heading(_ level: Int, _ title: String) {
    part([Array((String(repeating: "#", count: level) + " ").utf8) + Self.title(title)])
  }

  mutating func paragraph(_ text: String) {
    part([Array(Self.oneLine(text).utf8)])
  }

  /// Adds an item to the list at the end, or begins a list.
  mutating func item(_ line: [UInt8], details: [String] = []) {
    if !endsWithItem { blank() }
    let nested = details.map { Array("  * \(Self.oneLine($0))".utf8) }
    for line in [Array("* ".utf8) + line] + nested { bytes += line + [ASCII.lineFeed] }
    endsWithItem = true
  }

  /// A title with escaped marks, so that they are no decoration.
  static func title(_ title: String) -> [UInt8] {
    let line = oneLine(title)
    let bytes = Array(line.utf8)
    guard InlineText.plain(line) != line else { return bytes }
    let marks = Array("*_`[]\\!".utf8)
    return bytes.flatMap { marks.contains($0) ? [ASCII.byte("\\"), $0] : [$0] }
  }

  static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  private mutating func part(_ lines: [[UInt8]]) {
    blank()
    for line in lines { bytes += line + [ASCII.lineFeed] }
    endsWithItem = false
  }

  private mutating func blank() {
    if !bytes.isEmpty { bytes.append(ASCII.lineFeed) }
  }
}

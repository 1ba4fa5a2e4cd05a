/// Joins what stands on several lines to one.
enum PassageText {
  /// The text of a passage with one space for each line end; at most about `limit` bytes.
  static func text(
    of passage: DecisionLayout.Passage, in bytes: [UInt8], _ lines: [Line], limit: Int = .max
  ) -> String {
    if let cell = passage.cell { return text(of: passage.text, in: cell, bytes) }
    guard passage.lines.count > 1 else { return bytes.string(passage.text.prefix(limit)) }
    var text = Array(bytes[passage.text])
    for place in passage.lines.dropFirst()
    where lines[place].kind == .text && text.count < limit {
      // A backslash at the end of a line breaks it, nothing more.
      if text.last == ASCII.byte("\\") { text.removeLast() }
      text.append(ASCII.space)
      text += bytes[lines[place].text]
    }
    return text.string(text.indices)
  }

  /// What a cell says, behind the title of its row or column: `Speed: 2 ms`.
  private static func text(
    of text: Range<Int>, in cell: DecisionLayout.Cell, _ bytes: [UInt8]
  ) -> String {
    // Beside others in a sentence it may run on over the next line.
    let lines = bytes[text].split(separator: ASCII.lineFeed).map {
      bytes.string(bytes.trimmed($0.startIndex..<$0.endIndex))
    }
    let said = lines.joined(separator: " ").replacing("\\|", with: "|")
    guard let range = cell.heading else { return said }
    let heading = InlineText.plain(bytes.string(range))
    return said.isEmpty ? heading : "\(heading): \(said)"
  }
}

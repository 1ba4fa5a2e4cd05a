extension DecisionLayout {
  /// Returns the text of a passage with a space for each line end; about `limit` bytes at most.
  func text(of passage: Passage, limit: Int = .max) -> String {
    if let cell = passage.cell { return bytes.text(of: passage.text, in: cell) }
    guard passage.lines.count > 1 else { return bytes.string(passage.text.prefix(limit)) }
    var text = Array(bytes[passage.text])
    for index in passage.lines.dropFirst()
    where lines[index].kind == .text && text.count < limit {
      // A backslash at the end of a line only breaks it.
      if text.last == "\\" { text.removeLast() }
      text += [" "] + bytes[lines[index].text]
    }
    return text.string(text.indices)
  }
}

extension [UInt8] {
  /// Returns the text of a cell, after the title of its row or column: `Speed: 2 ms`.
  fileprivate func text(of text: Range<Int>, in cell: DecisionLayout.Cell) -> String {
    // In a sentence, it may continue on the next line.
    let lines = self[text].split(separator: "\n").map {
      string(trimmed($0.startIndex..<$0.endIndex))
    }
    let text = lines.joined(separator: " ").replacing("\\|", with: "|")
    guard let range = cell.heading else { return text }
    let heading = InlineText.plain(self[range])
    return text.isEmpty ? heading : "\(heading): \(text)"
  }
}

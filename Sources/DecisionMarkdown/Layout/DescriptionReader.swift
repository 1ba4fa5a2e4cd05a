import Decisions

/// Reads the descriptions after the titles in a list of options: `**Pizza** — rejected, it is far`.
struct DescriptionReader {
  let bytes: [UInt8]
  private(set) var layout: DecisionLayout

  /// Returns the layout with descriptions as notes, and reasons in descriptions and notes as
  /// arguments.
  static func described(_ layout: DecisionLayout, _ bytes: [UInt8]) -> DecisionLayout {
    var reader = DescriptionReader(bytes: bytes, layout: layout)
    reader.divideNotes()
    for option in layout.options.indices {
      guard let listed = layout.options[option].listed, listed.cell == nil,
        let description = reader.description(behind: listed)
      else { continue }
      reader.layout.describe(option, description, bytes)
    }
    reader.layout.items.sort { $0.passage.text.lowerBound < $1.passage.text.lowerBound }
    return reader.layout
  }

  private mutating func divideNotes() {
    let items = layout.items
    layout.items = []
    layout.items.reserveCapacity(items.count)
    for item in items {
      if item.kind == .note, let option = item.option, item.passage.cell == nil {
        layout.describe(option, item.passage, bytes)
      } else {
        layout.items.append(item)
      }
    }
  }

  private func description(behind title: DecisionLayout.Passage) -> DecisionLayout.Passage? {
    guard let start = endOfTitle(title), let last = title.lines.last else { return nil }
    for place in title.lines where layout.lines[place].text.upperBound > start {
      let line = layout.lines[place].text
      let text = bytes.withoutSeparators(
        max(start, line.lowerBound)..<line.upperBound, atEnd: false)
      guard !text.isEmpty else { continue }
      return TemplateHint.isHint(bytes, text)
        ? nil : .init(text: text, lines: place..<last + 1)
    }
    return nil
  }

  /// Returns the end of a title: where its line is broken off, or where its bold text or link ends.
  /// Other titles take all their lines.
  private func endOfTitle(_ title: DecisionLayout.Passage) -> Int? {
    let line = layout.lines[title.lines.lowerBound]
    if title.text.upperBound < line.text.upperBound || line.isBrokenOff(in: bytes) {
      return title.text.upperBound
    }
    guard title.lines.count > 1 else { return nil }
    for mark in ["**", "__"] as [StaticString] where bytes.begins(title.text, with: mark) {
      // Bold text may end on a later line.
      let inner = title.text.lowerBound + 2..<layout.textOfLines(title, bytes).upperBound
      let end = bytes.first(mark, in: inner).map { $0 + 2 }
      return end.flatMap { $0 < title.text.upperBound ? nil : $0 }
    }
    return nil
  }
}

import BusinessLogic

/// Makes the values that screens use from a layout.
struct DecisionValues {
  let bytes: [UInt8]
  let layout: DecisionLayout

  func decision(named fallbackTitle: String) -> Decision {
    let written = layout.title.map(title) ?? ""
    let name = written.isEmpty ? fallbackTitle : written
    var arguments = layout.options.map { _ in [Argument]() }
    var notes = layout.options.map { _ in [String]() }
    var consequences: [Argument] = []
    var remarks: [String] = []
    for argument in layout.arguments {
      if let option = argument.option {
        arguments[option].append(value(argument))
      } else {
        consequences.append(value(argument))
      }
    }
    for note in layout.notes {
      if let option = note.option {
        notes[option].append(text(note.passage))
      } else {
        remarks.append(text(note.passage))
      }
    }
    let options = layout.options.indices.map { place in
      let option = layout.options[place]
      return Topic(
        title: option.isDocument ? name : title(of: option), arguments: arguments[place],
        notes: notes[place], line: option.line.map { $0 + 1 })
    }
    return Decision(
      title: name, status: layout.status.map(title), date: layout.date.map(title),
      options: options, chosen: layout.chosen, context: layout.context.map(text),
      drivers: layout.drivers.map(text), consequences: consequences, remarks: remarks,
      problems: layout.problems.map { Problem(line: $0.line + 1, $0.message) })
  }

  private func value(_ argument: DecisionLayout.Argument) -> Argument {
    Argument(
      argument.side, reason(argument), details: details(argument), weight: argument.weight,
      line: argument.passage.lines.lowerBound + 1)
  }

  /// The text, without the end of a decoration whose beginning went with the marker.
  private func reason(_ argument: DecisionLayout.Argument) -> String {
    let text = text(argument.passage)
    guard let mark = argument.marker.first.map({ bytes[$0] }), mark.isDecoration,
      text.utf8.last == mark
    else { return text }
    let count = text.utf8.count { $0 == mark }
    let width = text.utf8.suffix(2).allSatisfy { $0 == mark } ? 2 : 1
    return count % (2 * width) == width ? String(text.dropLast(width)) : text
  }

  /// A line for each sub-item and each further paragraph.
  private func details(_ argument: DecisionLayout.Argument) -> [String] {
    var details: [String] = []
    var isOpen = false
    for place in argument.passage.lines
      .upperBound..<max(argument.end, argument.passage.lines.upperBound)
    {
      let line = layout.lines[place]
      switch line.kind {
      case .bullet, .numbered:
        details.append(bytes.string(line.text))
        isOpen = true
      case .text:
        if isOpen, let last = details.indices.last {
          details[last] += " " + bytes.string(line.text)
        } else {
          details.append(bytes.string(line.text))
          isOpen = true
        }
      case .comment: continue
      default: isOpen = false
      }
    }
    return details.filter { !$0.isEmpty }
  }

  /// Of two titles the shorter, since the longer one goes on to describe the option; but not one
  /// like `Option 2` alone.
  private func title(of option: DecisionLayout.Option) -> String {
    let titles = [option.listed, option.section].compactMap(\.self).map(title)
    let telling = titles.filter { !OptionName($0).core.isEmpty }
    return telling.min { $0.utf8.count < $1.utf8.count } ?? titles.first ?? ""
  }

  private func title(_ passage: DecisionLayout.Passage) -> String {
    InlineText.plain(bytes.string(passage.text))
  }

  private func text(_ passage: DecisionLayout.Passage) -> String {
    PassageText.text(of: passage, in: bytes, layout.lines)
  }
}

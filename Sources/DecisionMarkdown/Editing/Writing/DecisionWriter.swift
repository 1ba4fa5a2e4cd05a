import BusinessLogic

/// Writes a decision as a new file.
struct DecisionWriter {
  let decision: Decision

  func madr() -> [UInt8] {
    var page = head()
    if !decision.options.isEmpty {
      page.heading(2, "Considered Options")
      for option in decision.options { page.item(MarkdownPage.title(option.title)) }
    }
    writeOutcome(on: &page)
    let argued = decision.options.filter { !$0.arguments.isEmpty || !$0.notes.isEmpty }
    if !argued.isEmpty { page.heading(2, "Pros and Cons of the Options") }
    for option in argued {
      page.heading(3, option.title)
      for note in option.notes { page.item(Array(MarkdownPage.oneLine(note).utf8)) }
      for argument in option.arguments { write(argument, below: nil, on: &page) }
    }
    return page.bytes
  }

  /// Writes the arguments below a heading for each side.
  func topic() -> [UInt8] {
    var page = head()
    var sides: [Side] = []
    let arguments = decision.options.flatMap(\.arguments)
    for argument in arguments where !sides.contains(argument.side) { sides.append(argument.side) }
    for side in sides {
      page.heading(2, SideHeading.of(side))
      for argument in arguments where argument.side == side {
        write(argument, below: side, on: &page)
      }
    }
    writeOutcome(on: &page)
    return page.bytes
  }

  private func head() -> MarkdownPage {
    var page = MarkdownPage()
    page.frontMatter([("status", decision.status), ("date", decision.date)])
    page.heading(1, decision.title)
    if let context = decision.context {
      page.heading(2, "Context and Problem Statement")
      page.paragraph(context)
    }
    if !decision.drivers.isEmpty {
      page.heading(2, "Decision Drivers")
      for driver in decision.drivers { page.item(Array(MarkdownPage.oneLine(driver).utf8)) }
    }
    return page
  }

  private func writeOutcome(on page: inout MarkdownPage) {
    let follows = !decision.consequences.isEmpty || !decision.remarks.isEmpty
    guard decision.chosen != nil || follows else { return }
    page.heading(2, "Decision Outcome")
    if let chosen = decision.chosen {
      let title = MarkdownPage.title(decision.options[chosen].title)
      page.paragraph("Chosen option: \"\(title.string(title.indices))\"")
    }
    guard follows else { return }
    page.heading(3, "Consequences")
    for remark in decision.remarks { page.item(Array(MarkdownPage.oneLine(remark).utf8)) }
    for argument in decision.consequences { write(argument, below: nil, on: &page) }
  }

  private func write(_ argument: Argument, below side: Side?, on page: inout MarkdownPage) {
    let weight = argument.weight == 1 ? [] : Array(" <!-- weight: \(argument.weight) -->".utf8)
    page.item(NewArgument.line(argument, below: side) + weight, details: argument.details)
  }
}

enum NewArgument {
  /// The line of an argument in a new file, without its bullet: the text after the first marker
  /// that reads back as it is.
  ///
  /// - Parameter side: The side of the heading above; `nil` below the title of an option.
  static func line(_ argument: Argument, below side: Side?) -> [UInt8] {
    let text = Array(MarkdownPage.oneLine(argument.text).utf8)
    let standard = SideMarker.standard(argument.side).opening
    let markers = (side == nil ? [] : [[]]) + [standard, SideMarker.plain(argument.side).opening]
    let lines = markers.map { $0 + text }
    return lines.first { reads($0, as: argument, below: side) } ?? standard + text
  }

  private static func reads(_ line: [UInt8], as argument: Argument, below side: Side?) -> Bool {
    var page = MarkdownPage()
    page.heading(1, "Title")
    page.heading(2, side.map(SideHeading.of) ?? "Option 1")
    page.item(line)
    let read = DecisionMarkdown.decision(in: page.bytes, named: "").options.flatMap(\.arguments)
    return read.map { Argument($0.side, $0.text) } == [Argument(argument.side, argument.text)]
  }
}

/// The headings of a plain list of pros and cons.
enum SideHeading {
  static func of(_ side: Side) -> String {
    switch side {
    case .pro: "Pros"
    case .con: "Cons"
    case .neutral: "Neutral"
    }
  }
}

import BusinessLogic

/// The line of an argument in a new file, without its bullet.
enum NewArgument {
  /// The text behind the first marker with which it reads back as it is.
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

/// What a plain list of pros and cons calls its sections.
enum SideHeading {
  static func of(_ side: Side) -> String {
    switch side {
    case .pro: "Pros"
    case .con: "Cons"
    case .neutral: "Neutral"
    }
  }
}

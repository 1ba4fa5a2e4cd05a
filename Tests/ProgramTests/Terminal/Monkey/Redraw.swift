import TestSupport

/// Whether the screen shows the line as it would be drawn anew.
enum Redraw: Equatable {
  case alike
  /// Something was written above the line meanwhile: nobody can say.
  case unknown
  /// What was there, and what should have been.
  case different(String)
}

extension PseudoTerminal {
  /// Has the line drawn anew by ^L, twice: what the second one wipes away is the line as drawn by the
  /// first one, without what may stand below a line that waits.
  func compareWithRedraw(
    within limit: Duration = Patience.terminal, type: (String) -> Void
  ) async throws -> Redraw {
    let count = screen.cleared[1].count
    type("\u{C}\u{C}")
    do {
      try await expect("the line, drawn anew", within: limit) {
        $0.cleared[1].count == count + 2
      }
    } catch let failure as NotSeen {
      return .different("\(failure)")
    }
    let cleared = screen.cleared
    let (before, after) = (cleared[0], cleared[1])
    if before.shows(after) { return .alike }
    return after.hasTextAbove
      ? .unknown : .different("there was:\n\(before.picture)\ninstead of:\n\(after.picture)")
  }
}

extension ScreenModel {
  /// Whether the cursor stands behind a prompt, whose blank may be the first one of the next row.
  var isAtPrompt: Bool {
    (cursorLine.isEmpty ? line(cursor.row - 1) : cursorLine).hasSuffix(">")
  }
}

extension ScreenModel.Cleared {
  /// Whether the line, which is at the top of `other`, and the cursor are the same here.
  fileprivate func shows(_ other: Self) -> Bool {
    let top = cursor.row - other.cursor.row
    return top >= 0 && cursor.column == other.cursor.column
      && other.lines.enumerated().allSatisfy { row, text in
        text == (top + row < lines.count ? lines[top + row] : "")
      }
      && other.goesOn.enumerated().allSatisfy { row, goesOn in
        !goesOn || top + row < lines.count && self.goesOn[top + row]
      }
  }

  /// Whether the line is not at the top.
  fileprivate var hasTextAbove: Bool {
    !(lines.first ?? "").hasPrefix("/") && lines.contains { $0.hasPrefix("/") }
  }

  fileprivate var picture: String {
    let last = lines.lastIndex { !$0.isEmpty } ?? -1
    let rows = zip(lines[...last], goesOn).map { $0 + ($1 ? "…" : "") }
    return
      "\(rows.joined(separator: "\n"))\nwith the cursor at \(cursor.row):\(cursor.column)"
  }
}

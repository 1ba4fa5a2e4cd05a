import TestSupport
import Testing

@testable import Prompt
@testable import UI

/// Rendering is a function of the state, the width, the palette and who it is for.
struct GoldenTests {
  @Test(arguments: Exhibit.all)
  func `Every screen looks as it is known to`(exhibit: Exhibit) async throws {
    var text = ""
    for columns in [20, 40, 80, 120] {
      for palette in [Palette.none, .basic] {
        text += "--- \(columns) columns\(palette == .none ? "" : ", in colour")\n"
        text += try await exhibit.written(columns: columns, as: .terminal(palette))
      }
    }
    text += "--- for somebody who listens\n"
    text += try await exhibit.written(columns: 80, as: .terminal(.none, isPlain: true))
    text += "--- from a pipe\n"
    text += try await exhibit.written(columns: 80, as: .transcript)
    // Files that people look at, too, say where an escape stands.
    let differences = try Golden("Tests/UITests/Golden/Files/\(exhibit.name).txt").differences(
      from: text.replacing("\u{1B}", with: "␛"))
    #expect(differences == [], "\(differences.joined(separator: "\n"))")
  }

  @Test(arguments: Exhibit.all, [20, 33, 40, 80, 120])
  func `No line is wider than the terminal, but for a word that nearly fills it`(
    exhibit: Exhibit, columns: Int
  ) async throws {
    let written = try await exhibit.written(columns: columns, as: .terminal(.none))
    for line in written.split(separator: "\n") where Text(safe: String(line)).width > columns {
      #expect(line.split(separator: " ").contains { $0.count > columns / 2 }, "\(line)")
    }
  }

  @Test(arguments: Exhibit.all)
  func `Colour adds no word and takes none away`(exhibit: Exhibit) async throws {
    let plain = try await exhibit.written(columns: 60, as: .terminal(.none))
    let coloured = try await exhibit.written(columns: 60, as: .terminal(.basic))
    #expect(coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
    #expect(coloured != plain)
  }

  @Test(arguments: Exhibit.all)
  func `From a pipe every row is a line of its own`(exhibit: Exhibit) async throws {
    let piped = try await exhibit.written(columns: 80, as: .transcript)
    #expect(!piped.contains("\u{1B}"))
    let wide = try await exhibit.written(columns: 10_000, as: .terminal(.none))
    if exhibit.isList { #expect(piped == wide) }
  }
}

extension Exhibit {
  /// Whether it is a list on which scripts rely, rather than a page laid out for the width.
  fileprivate var isList: Bool {
    ["option", "pros", "argument", "find", "why", "check", "help", "alerts"]
      .contains(name)
  }
}

extension Appearance {
  /// A terminal with a person at it.
  static func terminal(_ palette: Palette, isPlain: Bool = false) -> Appearance {
    let surface = Surface(isTerminal: true, palette: palette)
    return Appearance(
      isPlain: isPlain, canRedraw: !isPlain, standard: surface, error: surface, pager: nil)
  }
}

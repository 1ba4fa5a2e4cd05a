import Foundation
import Testing

/// A session in `Examples/Sessions`: each typed line behind `> `, then what the program printed.
/// With `RECORD` in the environment, a test writes it anew; git shows what changed.
struct Recording {
  private let file: URL
  let lines: [String]

  init(_ name: String) throws {
    file = URL(filePath: #filePath).appending(path: "../../Sessions/\(name).txt").standardized
    lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  static let isOn = ProcessInfo.processInfo.environment["RECORD"] != nil

  /// The lines that the user typed.
  var typed: [String] { lines.filter { $0.hasPrefix("> ") }.map { String($0.dropFirst(2)) } }

  func expect(_ printed: [String]) throws {
    if Self.isOn {
      return try (printed.joined(separator: "\n") + "\n")
        .write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(printed == lines)
  }
}

import Foundation
import Testing

@Suite("The links of the documents")
struct LinksTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../..").standardized

  @Test(
    "lead to files, and near the lines that they name",
    arguments: ["docs/comparison.md", "docs/seeds.md", "Examples/README.md"])
  func links(in page: String) throws {
    // Where it leads to a line, the link's text is code.
    let link = #/\[`?([^\]`]+)`?\]\(((?!http)[^)#]+)(?:#L(\d+))?\)/#
    let file = Self.root.appending(path: page)
    let text = try String(contentsOf: file, encoding: .utf8)
    let recorded: String = try text.replacing(link) { link -> String in
      let target = file.appending(path: "../\(link.2)").standardized
      #expect(FileManager.default.fileExists(atPath: target.path), "\(link.2)")
      guard let line = link.3 else { return String(link.0) }
      let lines = try String(contentsOf: target, encoding: .utf8).components(separatedBy: "\n")
      let found = try #require(lines.firstIndex { $0.contains(link.1) }, "\(link.0)") + 1
      // Lines move a little with every change of their file.
      #expect(
        Recording.isOn || abs(found - (Int(line) ?? 0)) <= 15,
        "\(link.0): line \(found). `RECORD=1 swift test --package-path Examples` writes it")
      return String(link.0.dropLast(line.count + 1)) + "\(found))"
    }
    if Recording.isOn { try recorded.write(to: file, atomically: true, encoding: .utf8) }
  }
}

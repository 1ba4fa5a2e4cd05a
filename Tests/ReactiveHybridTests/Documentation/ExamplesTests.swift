import TestTools
import Testing

@Suite("The documentation of ReactiveHybrid", .enabled(if: Compiler.modules != nil, "no compiler"))
struct ExamplesTests {
  /// The examples in the documentation comments of a file or in an article, each in a scope of its
  /// own.
  private static func examples(in path: String) -> [String] {
    var examples: [String] = []
    var lines: [Substring]?
    for line in SourceTree.lines(of: path) {
      let comment = line.drop { $0 == " " }
      guard path.hasSuffix(".md") || comment.hasPrefix("///") else { continue }
      let text = path.hasSuffix(".md") ? line : comment.dropFirst(4)
      if text == "```swift" {
        lines = []
      } else if text == "```", let example = lines {
        examples.append(example.joined(separator: "\n"))
        lines = nil
      } else {
        lines?.append(text)
      }
    }
    return examples
  }

  @Test("has an example for every public type, and the compiler takes each of them")
  func examplesCompile() {
    let files =
      SourceTree.swiftFiles(below: "Sources/ReactiveHybrid")
      + SourceTree.swiftFiles(below: "Sources/ReactiveHybridTesting")
    let articles = "\(SourceTree.root)/Sources/ReactiveHybrid/ReactiveHybrid.docc/Articles"
    let texts =
      SourceTree.names(in: articles).map { "\(articles)/\($0)" }
      + ["\(SourceTree.root)/README.md"]
    let examples = (files + texts).flatMap(Self.examples)
    let code = examples.enumerated().map { number, example in
      let isScope = example.contains("extension ")
      return isScope ? example : "@MainActor func example\(number)() async {\n\(example)\n}"
    }
    let imports = "import ReactiveHybrid\nimport ReactiveHybridTesting\n"
    #expect(Compiler.errors(in: imports + code.joined(separator: "\n")) == [])
    #expect(files.flatMap(Self.typesWithoutExample) == [])
  }

  /// The public types of a file whose documentation has no example.
  private static func typesWithoutExample(in path: String) -> [Substring] {
    let lines = SourceTree.lines(of: path)
    return lines.indices.filter { place in
      let isType = #/public (final class|struct|enum|protocol|typealias) .*/#
      guard lines[place].wholeMatch(of: isType) != nil else { return false }
      let documentation = lines[..<place].reversed().prefix {
        $0.hasPrefix("///") || $0.hasPrefix("@")
      }
      return !documentation.contains("/// ```swift")
    }.map { lines[$0] }
  }
}

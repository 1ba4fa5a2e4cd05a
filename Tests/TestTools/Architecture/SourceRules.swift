/// A line that a wall of the architecture refuses.
public struct Refusal: CustomStringConvertible, Equatable {
  /// The file, from the root of the package.
  public let file: String

  /// The line, from 1.
  public let line: Int

  /// What is refused, and why.
  public let reason: String

  /// The place and the reason, as a compiler writes them.
  public var description: String { "\(file):\(line): error: \(reason)" }
}

/// The walls that the compiler can't hold: rules about the text of the sources.
public enum SourceRules {
  /// Every line below `root`/Sources that breaks a rule.
  public static func refusals(in root: String) -> [Refusal] {
    ImportTable.allowed.keys.sorted().flatMap { target in
      SourceTree.swiftFiles(below: "Sources/\(target)", of: root).flatMap { path in
        SourceTree.lines(of: path).enumerated().compactMap { number, line in
          reason(for: line, in: target).map {
            Refusal(file: String(path.dropFirst(root.count + 1)), line: number + 1, reason: $0)
          }
        }
      }
    }
  }

  /// The reason why a line may not stand in a target; `nil` if it may.
  static func reason(for line: Substring, in target: String) -> String? {
    if let module = Imports.module(in: line) {
      guard ImportTable.allowed[target]?.contains(module) != true else { return nil }
      return "\(target) must not import \(module): \(ImportTable.reason(target, module))"
    }
    let code = line.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0]
    if target != "Primer", code.contains(#/(^|[^.\w])print\(/#) {
      return "no `print`: output goes through Terminal, which escapes control characters in data"
    }
    if code.contains(#/\bstatic (let|var) (shared|instance|default)\b/#) {
      return "no singletons: what a type needs is passed to it, so a test can pass something else"
    }
    return nil
  }
}

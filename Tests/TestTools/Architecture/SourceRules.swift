/// A line that violates a rule of the architecture.
public struct Refusal: CustomStringConvertible, Equatable {
  /// The path of the file, relative to the package.
  public let file: String

  /// The line number, starting at 1.
  public let line: Int

  /// The violation and the reason for the rule.
  public let reason: String

  /// The violation in the format of a compiler error.
  public var description: String { "\(file):\(line): error: \(reason)" }
}

/// Architecture rules about source text that the compiler can't check.
public enum SourceRules {
  /// Returns the violations in all lines below `root`/Sources.
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

  /// Returns why a line violates a rule in a target; `nil` if it doesn't.
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

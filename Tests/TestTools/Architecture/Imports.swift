/// Finds imports in Swift code, whatever precedes them.
public enum Imports {
  private static let access: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private",
  ]
  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
  ]

  /// Returns the module that a line imports; `nil` if it has no import.
  public static func module(in line: some StringProtocol) -> String? {
    let code = line.split(separator: "//", omittingEmptySubsequences: false)[0]
    let words = code.split { $0 == " " || $0 == "\t" || $0 == ";" }.map { Substring($0) }
    var rest = words.drop { $0.hasPrefix("@") || access.contains($0) }
    guard rest.popFirst() == "import" else { return nil }
    rest = rest.drop { kinds.contains($0) }
    return rest.first.map { String($0.prefix { $0 != "." }) }
  }
}

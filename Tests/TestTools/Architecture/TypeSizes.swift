/// The sizes of types with their extensions, in lines of code: comments and blank lines don't count,
/// nor do the constants of a type, such as the commands, which are values.
public enum TypeSizes {
  /// Returns the types of a target that have more than `limit` lines.
  public static func types(of target: String, over limit: Int) -> [String: Int] {
    var sizes: [Substring: Int] = [:]
    for path in SourceTree.swiftFiles(below: "Sources/\(target)") { count(path, in: &sizes) }
    return Dictionary(uniqueKeysWithValues: sizes.filter { $1 > limit }.map { (String($0), $1) })
  }

  private static func count(_ path: String, in sizes: inout [Substring: Int]) {
    var type: Substring?
    var isConstant = false
    for line in SourceTree.lines(of: path) {
      if let match = line.firstMatch(of: declaration) { type = match.1 }
      let code = line.drop { $0 == " " }
      if line.firstMatch(of: constant) != nil { isConstant = true }
      if code.isEmpty || line == "}" { isConstant = false }
      guard let counted = type, !code.isEmpty, !code.hasPrefix("//") else { continue }
      if !isConstant { sizes[counted, default: 0] += 1 }
      if line.hasPrefix("}") || line.firstMatch(of: declaration) != nil && line.hasSuffix("}") {
        type = nil
      }
    }
  }

  private static nonisolated(unsafe) let declaration =
    #/^(?:[\w@()]+ )*(?:class|struct|enum|actor|protocol|extension) \[?(\w+)/#
  private static nonisolated(unsafe) let constant = #/^  (?:\w+ )?static let /#
}

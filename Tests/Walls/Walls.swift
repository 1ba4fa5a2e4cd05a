import TestTools

/// Breaks the central rules of the architecture on a copy, and shows what refuses each breach.
@main
struct Walls {
  static func main() throws {
    guard Compiler.modules != nil else {
      print("error: no compiler, or no modules beside this program: `swift build` makes them")
      throw Failure()
    }
    var standing = 0
    for wall in Wall.all {
      let refusals = try refusals(of: wall.breach)
      if !refusals.isEmpty { standing += 1 }
      print(
        """
        \(wall.name)
          breach   \(wall.breach.text)
          refused  \(refusals.first ?? "BY NOTHING: this wall has fallen")
          reason   \(wall.reason)

        """)
    }
    print("\(standing) of \(Wall.all.count) walls stand")
    if standing < Wall.all.count { throw Failure() }
  }

  /// What refuses the breach, in its own words.
  private static func refusals(of breach: Wall.Breach) throws -> [String] {
    switch breach {
    case .program(let code):
      return Compiler.errors(in: code).map { "by the compiler: line \($0)" }
    case .line(let line, let file):
      let copy = try TemporaryFolder()
      let text = SourceTree.lines(of: "\(SourceTree.root)/\(file)").joined(separator: "\n")
      var folder = ""
      for name in file.split(separator: "/").dropLast() {
        folder += folder.isEmpty ? "\(name)" : "/\(name)"
        try copy.makeFolder(folder)
      }
      try copy.write("\(text)\n\(line)\n", to: file)
      return SourceRules.refusals(in: copy.path).map { "by a test: \($0)" }
    }
  }

  private struct Failure: Error {}
}

extension Wall.Breach {
  /// What breaks the wall: where it stands and what it says.
  var text: String {
    switch self {
    case .line(let line, let file): "\(file): \(line)"
    case .program(let code):
      code.split(separator: "\n").filter { !$0.hasPrefix("import") }.joined(
        separator: "\n           ")
    }
  }
}

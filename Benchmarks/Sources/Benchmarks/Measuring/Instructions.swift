import TestSupport

/// Counts instructions and allocations, which don't depend on the load of the machine.
enum Instructions {
  /// Returns the instructions and allocations of one operation of a contender; `nil` without
  /// valgrind, or if it fails.
  ///
  /// Runs this program under valgrind twice, with n and 2n operations. The difference excludes the
  /// startup.
  static func count(
    _ contender: String, of row: String, times: Int, _ setting: Setting
  ) async throws -> (instructions: Double, allocations: Double)? {
    guard let valgrind = setting.peers.path("valgrind"), let strip = setting.peers.path("strip")
    else { return nil }
    // valgrind fails on the debug information of Swift's static libraries.
    let folder = try TemporaryFolder()
    let program = folder.path(of: "spin")
    try await Processes.run("\(strip) -g -o \"$1\" \"$2\"", [program, Program.path("Benchmarks")])
    func run(_ tool: String, _ times: Int) async throws -> String {
      // Ends with `true` to ignore valgrind's exit status: it doesn't know every instruction.
      try await Processes.run(
        "\(valgrind) \(tool) \"$1\" --spin \"$2\" --spin \"$3\" --times $4 2>&1; true",
        [program, row, contender, String(times)])
    }
    let callgrind = "--tool=callgrind --callgrind-out-file=/dev/null"
    let memcheck = "--undef-value-errors=no"
    var figures: [Double] = []
    for (tool, words) in [(callgrind, "Collected :"), (memcheck, "total heap usage:")] {
      guard let less = number(after: words, in: try await run(tool, times)),
        let more = number(after: words, in: try await run(tool, 2 * times))
      else {
        return nil
      }
      figures.append((more - less) / Double(times))
    }
    withExtendedLifetime(folder) {}
    return (figures[0], figures[1])
  }

  private static func number(after words: String, in text: String) -> Double? {
    for line in text.split(separator: "\n") {
      guard let place = line.firstRange(of: words) else { continue }
      let digits = line[place.upperBound...].drop { $0 == " " }.prefix { $0.isNumber || $0 == "," }
      return Double(digits.filter { $0 != "," })
    }
    return nil
  }
}

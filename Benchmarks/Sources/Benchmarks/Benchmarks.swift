import ArgumentParser

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The benchmark command: measures all rows of the table, or some.
@main
struct Benchmarks: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Measure the program and its peers in one run.",
    discussion: "The rows are: \(Row.all.map(\.name).joined(separator: ", ")).")

  @ArgumentParser.Argument(help: "The rows to measure; all of them if none is named.")
  var rows: [String] = []

  @Flag(help: "Print a JSON object for each finding instead of the table.")
  var json = false

  @Flag(help: "Run everything once at a tiny size, to see that it still runs.")
  var tiny = false

  @Option(help: "From which all data follow.")
  var seed = 1

  @Option(help: "The program to measure.")
  var program = "proscons"

  @Option(help: .hidden)
  var spin: [String] = []

  @Option(help: .hidden)
  var times = 1

  /// Rejects unknown rows.
  func validate() throws {
    for row in rows where !Row.all.contains(where: { $0.name == row }) {
      throw ValidationError("There is no row \"\(row)\".")
    }
  }

  /// Measures and prints. Fails only if a required goal is missed.
  @MainActor
  func run() async throws {
    if spin.count == 2 { return try await Benchmarks.spin(spin[1], of: spin[0], times: times) }
    let peers = Peers()
    let setting = Setting(
      effort: tiny ? .tiny : .full, program: program,
      corpora: Corpora(program: program, seed: seed, peers: peers), peers: peers)
    var findings: [Finding] = []
    for row in Row.all where rows.isEmpty || rows.contains(row.name) {
      if !json { print("\n== \(row.name): \(row.title)") }
      for finding in try await row.measure(setting) {
        if json {
          print(JSONReport.line(row: row.name, finding))
        } else {
          for line in Table.lines(finding) { print(line) }
        }
        // Flushed so that a run of several minutes shows its progress.
        fflush(nil)
        findings.append(finding)
      }
    }
    if !json { for line in Summary.lines(findings) { print(line) } }
    let goals = findings.flatMap(\.goals)
    if goals.contains(where: { $0.isRequired && !$0.isReached }) { throw ExitCode.failure }
  }

  /// Runs a contender of a micro row, for counting its instructions under valgrind.
  @MainActor
  private static func spin(_ contender: String, of row: String, times: Int) async throws {
    let contenders = MicroRow.counted.first { $0.name == row }?.contenders() ?? []
    guard let found = contenders.first(where: { $0.name == contender }) else {
      throw ValidationError("There is no \"\(contender)\" in \"\(row)\".")
    }
    try await found.run(times)
  }
}

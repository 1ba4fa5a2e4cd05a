import BusinessLogic
import SystemPackage
import TestSupport
import Testing

@testable import Services

/// `NUMBER_PAIRS` sets how many pairs are tried, by default 10. Every tenth is made with git.
@Suite("The numbers of two random branches", .timeLimit(.minutes(20)))
struct BranchPairTests {
  private static let count = getenv("NUMBER_PAIRS").flatMap { Int(String(cString: $0)) } ?? 10

  @Test(
    "are unique after renumbering, references follow, and all other bytes stay", arguments: 0..<7)
  func renumbered(part: Int) async throws {
    for seed in stride(from: part, to: Self.count, by: 7) {
      var random = SeededGenerator(seed: seed)
      let pair = BranchPair(&random)
      try await TemporaryFolder.with { folder in
        try folder.makeFolder("docs/adr")
        try folder.makeFolder(".git")
        for record in pair.base + pair.ours {
          try folder.write(pair.text(of: record), to: "docs/adr/\(pair.file(record))")
        }
        let isMerged = seed % 2 == 1
        if isMerged {
          for record in pair.theirs {
            try folder.write(pair.theirText(record), to: "docs/adr/\(pair.file(record))")
          }
        }
        let root = folder.path(of: "docs/adr")
        if seed % 10 == 0 {
          try await git(pair, in: folder, root)
        } else {
          try await compare(pair, at: root, isMerged: isMerged, "seed \(seed)")
        }
      }
    }
  }

  /// The new numbers that our colliding decisions should get, by name.
  private func expected(_ pair: BranchPair) -> [Int: Int] {
    let taken = Set(pair.theirs.map(\.number))
    var next = (pair.base + pair.ours + pair.theirs).map(\.number).max() ?? 0
    var numbers: [Int: Int] = [:]
    let colliding = pair.ours.filter { taken.contains($0.number) }
    // In the order of the list, which is that of the names.
    for record in colliding.sorted(by: { pair.file($0) < pair.file($1) }) {
      next += 1
      numbers[record.name] = next
    }
    return numbers
  }

  /// Returns the files that our branch should have afterwards.
  private func files(_ pair: BranchPair, isMerged: Bool) -> [String: String] {
    let numbers = expected(pair)
    let shared = isMerged ? Set(pair.theirs.map(\.number)) : []
    return Dictionary(
      uniqueKeysWithValues: (pair.base + pair.ours).map { record in
        (
          pair.file(record, numbers[record.name]), pair.text(of: record, numbers, shared: shared)
        )
      })
  }

  private func compare(
    _ pair: BranchPair, at root: String, isMerged: Bool, _ seed: String
  ) async throws {
    let all = FolderIndex(root: FilePath(root)) { [] }
    let (base, theirs) = (pair.base.map { pair.file($0) }, pair.theirs.map { pair.file($0) })
    let ours = (pair.base + pair.ours).map { pair.file($0) }
    let found = FolderIndex.collisions(
      of: (ours + (isMerged ? theirs : [])).sorted().map { FilePath($0) },
      with: (base + theirs).map { FilePath($0) },
      since: (base + (isMerged ? theirs : [])).map { FilePath($0) })
    let before = (ours + (isMerged ? theirs : [])).sorted().map { FilePath("\(root)/\($0)") }
    var plan = NumberPlan(
      paths: before, root: FilePath(root), taken: theirs.map { FilePath("\(root)/\($0)") })
    for pair in found { try plan.move(FilePath(root).pushing(pair.ours), to: nil) }
    let (_, step) = try await all.step(plan)
    var after = Dictionary(
      uniqueKeysWithValues: (pair.base + pair.ours).map { (pair.file($0), pair.text(of: $0)) })
    for part in step {
      func name(_ text: SourceText) -> String {
        FilePath(text.path ?? "").lastComponent?.string ?? ""
      }
      if let old = part.old { after[name(old)] = nil }
      if let new = part.new { after[name(new)] = String(decoding: new.bytes, as: UTF8.self) }
    }
    check(after, against: files(pair, isMerged: isMerged), seed)
    let numbers = (Array(after.keys) + theirs).compactMap { DecisionKey.serial(of: FilePath($0)) }
    #expect(Set(numbers).count == pair.base.count + pair.ours.count + pair.theirs.count, "\(seed)")
  }

  private func check(_ after: [String: String], against wanted: [String: String], _ seed: String) {
    #expect(after.keys.sorted() == wanted.keys.sorted(), "\(seed)")
    for (name, text) in wanted where after[name] != text {
      let lines = zip((after[name] ?? "").split(separator: "\n"), text.split(separator: "\n"))
      for (found, should) in lines where found != should {
        Issue.record("\(seed), \(name): \(found)\ninstead of \(should)")
      }
    }
  }

  private func git(_ pair: BranchPair, in folder: TemporaryFolder, _ root: String) async throws {
    #expect(rmdir(folder.path(of: ".git")) == 0)
    func run(_ commands: String...) async throws {
      for command in commands {
        let words = command.split(separator: " ").map(String.init)
        try #require(await folder.git(words).status == .exited(0), "\(command)")
      }
    }
    try await run("init --quiet --initial-branch=main")
    // Our new decisions aren't committed, and theirs are.
    for record in pair.base {
      try await run("add docs/adr/\(pair.file(record))")
    }
    try await run("commit --quiet --message=One", "branch ours")
    for record in pair.theirs {
      try folder.write(pair.theirText(record), to: "docs/adr/\(pair.file(record))")
      try await run("add docs/adr/\(pair.file(record))")
    }
    try await run("commit --quiet --message=Two", "checkout --quiet ours")
    let service = EditingService(FileDecisions(path: root) { "2026-01-31" })
    func present() throws -> [String: String] {
      let names = folder.names(in: "docs/adr").filter { $0.hasSuffix(".md") }
      return try Dictionary(
        uniqueKeysWithValues: names.map { ($0, try folder.text(of: "docs/adr/\($0)")) })
    }
    let before = try present()
    let answer = try await service.renumber(.against("main"))
    check(try present(), against: files(pair, isMerged: false), "git")
    #expect(try await service.getCollisions(with: "main", of: nil) == [])
    _ = try await service.take(answer.edits.map(\.receipt), back: true)
    #expect(try present() == before)
  }
}

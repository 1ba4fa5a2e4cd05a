import DecisionMarkdown
import Decisions
import TestSupport
import Testing

@Suite("A merge of two random versions, beside git's")
struct RandomMergeTests {
  @Test("has a conflict, or keeps every change and says nothing twice; and is clean where git's is")
  func beside() async throws {
    for seed in Fuzzing.seeds(from: Int.random(in: 0...1_000_000_000)) {
      var random = SeededGenerator(seed: seed)
      let found = try await faults(of: (0..<1000).map { _ in RandomMerge(&random) })
      #expect(found.isEmpty, "\(seed)")
    }
  }

  /// What is wrong with a text as the merge, by its lines and by the choice that is read in it.
  private func faults(of merge: RandomMerge, in text: String) -> [String] {
    let chosen = [merge.ours, merge.theirs, text].map {
      DecisionMarkdown.decision(in: Array($0.utf8), named: "").chosen
    }
    let isLost = chosen[0] != nil && chosen[1] != nil && chosen[2] == nil
    return merge.faults(of: text) + (isLost ? ["no choice"] : [])
  }

  private func faults(of merges: [RandomMerge]) async throws -> [String] {
    let folder = try TemporaryFolder()
    for (place, merge) in merges.enumerated() {
      for (name, text) in [("base", merge.base), ("ours", merge.ours), ("theirs", merge.theirs)] {
        try folder.write(text, to: "\(place).\(name)")
      }
    }
    let run = try await Transcript.of(
      "/bin/sh",
      arguments: [
        "-c",
        """
        i=0
        while [ $i -lt \(merges.count) ]; do
          git merge-file --stdout $i.ours $i.base $i.theirs >$i.git
          echo $?
          i=$((i + 1))
        done
        """,
      ], workingFolder: folder.path, deadline: .seconds(300))
    let conflicts = run.text.split(separator: "\n").map { $0 != "0" }
    try #require(conflicts.count == merges.count)
    var found: [String] = []
    for (place, merge) in merges.enumerated() {
      let result = DecisionMerge(
        base: Array(merge.base.utf8), ours: Array(merge.ours.utf8), theirs: Array(merge.theirs.utf8)
      )
      let text = String(decoding: result.bytes, as: UTF8.self)
      if result.conflicts.isEmpty {
        let faults = faults(of: merge, in: text)
        if !faults.isEmpty { found.append("\(faults) in:\n\(text)") }
      } else if !conflicts[place], case let git = try folder.text(of: "\(place).git"),
        faults(of: merge, in: git).isEmpty
      {
        found.append("a conflict:\n\(text)\nbut none for git:\n\(git)")
      }
    }
    return found
  }
}

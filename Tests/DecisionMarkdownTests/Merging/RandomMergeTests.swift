import DecisionMarkdown
import Decisions
import TestSupport
import Testing

@Suite("A merge of two random versions, beside git's")
struct RandomMergeTests {
  @Test("has a conflict, or says all that the sides say, and no more; and is clean where git's is")
  func beside() async throws {
    for seed in Fuzzing.seeds(from: 1) {
      var random = SeededGenerator(seed: seed)
      for fault in try await faults(of: (0..<1000).map({ _ in RandomMerge(&random) })) {
        Issue.record("\(seed): \(fault)")
      }
    }
  }

  /// What is wrong with a text as the merge, by its lines, and by the choice, the options and the
  /// arguments that are read in it.
  private func faults(of merge: RandomMerge, in text: String) -> [String] {
    let read = [merge.base, merge.ours, merge.theirs, text].map {
      DecisionMarkdown.decision(in: Array($0.utf8), named: "")
    }
    let isLost = read.map { $0.chosen == nil }.suffix(3) == [false, false, true]
    let said = read.map { decision in
      let places = decision.options.flatMap { option in
        [[option.title]] + option.arguments.map { [option.title, $0.side.rawValue, $0.text] }
      }
      return Set(places + decision.consequences.map { ["", $0.side.rawValue, $0.text] })
    }
    let meant = said[1].intersection(said[2]).union(said[1].union(said[2]).subtracting(said[0]))
    return merge.faults(of: text) + (isLost ? ["no choice"] : [])
      + meant.symmetricDifference(said[3]).map { "\($0) lost or new" }.sorted()
  }

  private func faults(of merges: [RandomMerge]) async throws -> [String] {
    var found: [String] = []
    var cautious: [(merge: RandomMerge, text: String)] = []
    for merge in merges {
      let result = DecisionMerge(
        base: Array(merge.base.utf8), ours: Array(merge.ours.utf8), theirs: Array(merge.theirs.utf8)
      )
      let text = String(decoding: result.bytes, as: UTF8.self)
      if result.conflicts.isEmpty {
        let faults = faults(of: merge, in: text)
        if !faults.isEmpty { found.append("\(faults) in:\n\(text)\n\(Self.description(merge))") }
      } else {
        cautious.append((merge, text))
      }
    }
    for ((merge, text), git) in zip(cautious, try await Self.mergedByGit(cautious.map(\.merge))) {
      guard let git, faults(of: merge, in: git).isEmpty else { continue }
      found.append(
        "a conflict:\n\(text)\nbut none for git:\n\(git)\n\(Self.description(merge))")
    }
    return found
  }

  private static func description(_ merge: RandomMerge) -> String {
    "of base:\n\(merge.base)\nours:\n\(merge.ours)\ntheirs:\n\(merge.theirs)"
  }

  /// What git merges each to; `nil` if it has a conflict.
  private static func mergedByGit(_ merges: [RandomMerge]) async throws -> [String?] {
    let folder = try TemporaryFolder()
    for (index, merge) in merges.enumerated() {
      for (name, text) in [("base", merge.base), ("ours", merge.ours), ("theirs", merge.theirs)] {
        try folder.write(text, to: "\(index).\(name)")
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
    let statuses = run.text.split(separator: "\n")
    try #require(statuses.count == merges.count)
    return try statuses.enumerated().map { index, status in
      status == "0" ? try folder.text(of: "\(index).git") : nil
    }
  }
}

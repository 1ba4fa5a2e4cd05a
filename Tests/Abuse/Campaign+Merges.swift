import TestTools

extension Campaign {
  /// Merges random versions of decisions, beside `git merge-file`. A merge without a conflict has
  /// each line that a side added, nothing twice that no side has twice, and one choice.
  static func merges(_ size: Int, _ random: inout SeededGenerator) async throws -> Report {
    let models = try Abuse.folder.map(Self.texts)
    guard models?.isEmpty != true else { throw Breakdown("no Markdown in \(Abuse.folder ?? "")") }
    let folder = try TemporaryFolder()
    var (done, clean, cleanOfGit, cautious, faults) = (0, 0, 0, 0, [String]())
    while done < size, faults.count < 20 {
      let merges = (0..<min(100, size - done)).map { _ in RandomMerge(of: models, &random) }
      done += merges.count
      for (index, merge) in merges.enumerated() {
        for (name, text) in [
          ("base", merge.base), ("ours", merge.ours), ("merged", merge.ours),
          ("theirs", merge.theirs),
        ] {
          try folder.write(text, to: "\(index).\(name)")
        }
      }
      let run = try await Transcript.of(
        "/bin/sh", arguments: ["-c", script, Abuse.program, "\(merges.count)"],
        workingFolder: folder.path, deadline: .seconds(300))
      for (merge, line) in zip(merges.indices, run.text.split(separator: "\n")) {
        let isCleanOfGit = line.hasPrefix("0 ")
        if isCleanOfGit { cleanOfGit += 1 }
        switch line.split(separator: " ").last {
        case "0":
          clean += 1
          let merged = try folder.text(of: "\(merge).merged")
          let found = merges[merge].faults(of: merged)
          if !found.isEmpty { faults.append("\(found) in:\n\(merged)") }
        case "1":
          if isCleanOfGit, try merges[merge].faults(of: folder.text(of: "\(merge).git")).isEmpty {
            cautious += 1
          }
        default: faults.append("\(line): \(merges[merge])")
        }
      }
    }
    return Report(
      tried:
        "\(done) merges of \(models.map { "\($0.count) given" } ?? "four") decisions, \(clean) without a conflict, \(cleanOfGit) "
        + "for git; \(cautious) conflicts where git's merge is right", faults: faults)
  }

  /// Prints git's status and ours for each merge.
  private static let script = """
    i=0
    while [ $i -lt $1 ]; do
      git merge-file --stdout $i.ours $i.base $i.theirs >$i.git
      printf '%s ' $?
      "$0" --merge $i.base $i.merged $i.theirs
      echo $?
      i=$((i + 1))
    done
    """

  private static func texts(in folder: String) throws -> [String] {
    try SourceTree.names(in: folder).filter { $0.hasSuffix(".md") }.map {
      String(decoding: try FileBytes.read("\(folder)/\($0)"), as: UTF8.self)
        .replacing("\r\n", with: "\n")
    }
  }
}

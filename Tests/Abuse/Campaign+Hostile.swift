import TestTools
import Threads

extension Campaign {
  /// Runs `diff` in repositories whose configuration names programs and whose git directory is
  /// damaged at random. No program of theirs may run, and no answer may be a crash, have control
  /// characters or take long.
  static func hostile(_ size: Int, _ random: inout SeededGenerator) async throws -> Report {
    let folder = try TemporaryFolder()
    let files = try await makeModel(in: folder)
    var (overrun, answered, faults) = (0, 0, [String]())
    for _ in 0..<size where faults.count < 20 {
      _ = try await Transcript.of(
        "/bin/sh", arguments: ["-c", "rm -rf theirs && cp -R model theirs"],
        workingFolder: folder.path)
      let settings = (0..<random.number(1...4)).map { _ in
        random.pick(attacks).replacing("RUN", with: "touch \(folder.path)/owned;")
          .replacing("PERCENT", with: "touch% \(folder.path)/owned")
      }
      let config = try folder.text(of: "theirs/.git/config") + settings.joined(separator: "\n")
      try folder.write(config, to: "theirs/.git/config")
      try folder.write("*.md filter=x diff=x\n", to: "theirs/.git/info/attributes")
      let damaged = try (0..<random.number(0...2)).map { _ in
        try damage(random.pick(files), of: folder, &random)
      }
      if random.number(0...3) == 0 {
        // What a clone would have as ordinary files.
        _ = try await Transcript.of(
          "/bin/sh", arguments: ["-c", "mv theirs/.git/* theirs; rmdir theirs/.git"],
          workingFolder: folder.path)
      }
      // Of a damaged repository, git itself may fetch what the fetch needs, without end.
      if damaged.isEmpty {
        try await folder.git(["status"], in: "theirs")
        try await folder.git(["diff", "HEAD~1", "--"], in: "theirs")
      }
      if wasRun(in: folder) { overrun += 1 }
      let revision = random.pick([
        "HEAD", "HEAD~1", "HEAD~2", "^HEAD", "main", ":/One", "@{1}", "x",
      ])
      let what = "diff \(revision) with \(settings), \(damaged)"
      do {
        let run = try await Transcript.of(
          Abuse.program, arguments: [".", "-c", "diff \(revision)"],
          environment: random.number(0...1) == 0 ? [:] : ["GIT_DIR": ".", "GIT_WORK_TREE": "."],
          workingFolder: folder.path(of: "theirs"))
        if run.status == .exited(0) { answered += 1 }
        if ![.exited(0), .exited(1)].contains(run.status) {
          faults.append("\(run.status): \(what)")
        }
        if (run.text + run.errorText).unicodeScalars.contains(where: isControl) {
          faults.append("control character: \(what)")
        }
      } catch is Transcript.TooLate {
        faults.append("no end: \(what)")
      }
      if wasRun(in: folder) { faults.append("a program ran: \(what)") }
    }
    return Report(
      tried: "\(size) repositories, \(overrun) of them shown to have git itself run a program, "
        + "\(answered) diffs with an answer", faults: faults)
  }

  /// Makes a repository of three commits, of which one blob is missing. Returns the files of its git
  /// directory.
  private static func makeModel(in folder: TemporaryFolder) async throws -> [String] {
    try folder.makeFolder("model")
    try await folder.git(["init", "--quiet", "--initial-branch=main"], in: "model")
    for pro in ["One", "Two", "Three"] {
      try folder.write("# Tea\n\n## Pros\n\n- \(pro)\n", to: "model/0001-tea.md")
      try await folder.git(["add", "."], in: "model")
      try await folder.git(["commit", "--quiet", "--message=\(pro)"], in: "model")
    }
    try folder.write("# Tea\n\n## Pros\n\n- Four\n", to: "model/0001-tea.md")
    let id = try await folder.git(["rev-parse", "HEAD~1:0001-tea.md"], in: "model").text
    folder.delete("model/.git/objects/\(id.prefix(2))/\(id.dropFirst(2).dropLast())")
    return try await Transcript.of(
      "/bin/sh", arguments: ["-c", "find .git -type f ! -path '*/hooks/*' | sort"],
      workingFolder: folder.path(of: "model")
    ).text.split(separator: "\n").map(String.init)
  }

  private static func wasRun(in folder: TemporaryFolder) -> Bool {
    defer { folder.delete("owned") }
    return folder.names().contains("owned")
  }

  /// Deletes, cuts or changes a file of the git directory. Returns what was done.
  private static func damage(
    _ name: String, of folder: TemporaryFolder, _ random: inout SeededGenerator
  ) throws -> String {
    let file = "theirs/\(name)"
    guard var bytes = try? folder.read(file), !bytes.isEmpty else { return "" }
    folder.delete(file)
    let index = random.number(0...bytes.count - 1)
    switch random.number(0...3) {
    case 0: return "without \(name)"
    case 1: bytes.removeSubrange(index...)
    case 2: bytes[index] = UInt8(random.number(0...255))
    default: bytes += Array("\u{1B}[2J../..\n".utf8)
    }
    try folder.write(bytes: bytes, to: file)
    return "\(name) changed at \(index)"
  }

  /// Lines of a configuration. `RUN` is the command that must not run.
  private static let attacks = [
    "[core]\nfsmonitor = \"RUN false\"", "[core]\nhooksPath = .", "[core]\nworktree = /",
    "[core]\nsshCommand = \"RUN false\"", "[core]\nbare = true", "[core]\npager = \"RUN cat\"",
    "[filter \"x\"]\nclean = \"RUN cat\"", "[filter \"x\"]\nprocess = \"RUN cat\"",
    "[diff]\nexternal = \"RUN true\"", "[diff \"x\"]\ntextconv = \"RUN cat\"",
    "[remote \"origin\"]\npromisor = true\nurl = .\nuploadpack = \"RUN git-upload-pack\"",
    "[remote \"origin\"]\npromisor = true\nurl = ext::sh -c PERCENT\n[protocol \"ext\"]\nallow = always",
    "[remote \"origin\"]\npromisor = true\nurl = ssh://nowhere.invalid/x\n[protocol]\nallow = always",
    "[remote \"origin\"]\npromisor = true\nurl = x\nvcs = evil\n[alias]\nremote-evil = \"!RUN\"\n"
      + "cat-file = \"!RUN\"",
    "[remote \"$(x)\\u001b[2J\"]\npromisor = true", "[extensions]\npartialClone = origin",
    "[include]\npath = config", "[core]\nalternateRefsCommand = \"RUN true\"",
    "[credential]\nhelper = \"!RUN\"", "[gpg]\nprogram = \"RUN\"", "[core]\nfsmonitor = \u{1B}[2J",
  ]
}

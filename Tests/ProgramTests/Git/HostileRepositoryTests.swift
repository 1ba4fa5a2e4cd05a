import TestSupport
import Testing

/// A repository whose configuration names programs. Each attack is shown to work on git itself first.
@Suite("diff in a repository by others", .timeLimit(.minutes(5)))
struct HostileRepositoryTests {
  private let folder: TemporaryFolder
  /// The command that an attack has git run.
  private let command: String

  init() async throws {
    folder = try TemporaryFolder()
    command = "touch \(folder.path)/owned;"
  }

  private func wasRun() -> Bool {
    defer { folder.delete("owned") }
    return folder.names().contains("owned")
  }

  /// Commits two versions of a decision in `name`, and changes it again.
  private func makeRepository(_ name: String) async throws {
    try folder.makeFolder(name)
    try await folder.git(["init", "--quiet", "--initial-branch=main"], in: name)
    for pro in ["warm", "wet", "hot"] {
      try folder.write("# Tea\n\n## Pros\n\n- \(pro)\n", to: "\(name)/0001-tea.md")
      guard pro != "hot" else { return }
      try await folder.git(["add", "."], in: name)
      try await folder.git(["commit", "--quiet", "--message=\(pro)"], in: name)
    }
  }

  /// Runs `diff` since both commits, with this git and with one that knows neither
  /// `safe.bareRepository` nor `GIT_NO_LAZY_FETCH`.
  private func diff(_ path: String) async throws -> [Transcript] {
    try folder.makeFolder("old")
    let old = try folder.write(
      """
      #!/bin/sh
      unset GIT_NO_LAZY_FETCH
      for word do
        shift
        [ "$word" = safe.bareRepository=explicit ] && word=x.y=z
        set -- "$@" "$word"
      done
      PATH=/usr/local/bin:/usr/bin:/bin exec git "$@"
      """, to: "old/git")
    #expect(chmod(old, 0o755) == 0)
    var runs: [Transcript] = []
    for search in ["", "\(folder.path(of: "old")):"] {
      for revision in ["HEAD", "HEAD~1"] {
        runs.append(
          try await Transcript.of(
            arguments: [".", "-c", "diff \(revision)"],
            environment: ["PATH": "\(search)/usr/local/bin:/usr/bin:/bin"],
            workingFolder: folder.path(of: path)))
      }
    }
    return runs
  }

  @Test(
    "runs no program that its configuration names",
    arguments: [
      ["core.fsmonitor": "COMMAND false"],
      ["filter.x.clean": "COMMAND cat"],
      ["filter.x.process": "COMMAND cat"],
      ["diff.external": "COMMAND true"],
      ["diff.x.textconv": "COMMAND cat"],
      ["remote.origin.url": "REPOSITORY", "remote.origin.uploadpack": "COMMAND git-upload-pack"],
      ["remote.origin.url": "ext::sh -c COMMAND", "protocol.ext.allow": "always"],
      [
        "remote.origin.url": "ssh://nowhere.invalid/x", "core.sshCommand": "COMMAND false",
        "protocol.ssh.allow": "always",
      ],
      [
        "remote.origin.url": "nowhere", "remote.origin.vcs": "evil",
        "alias.remote-evil": "!COMMAND", "protocol.evil.allow": "always",
      ],
      ["include.path": "more"],
      ["includeIf.onbranch:main.path": "more"],
      ["core.worktree": "/", "core.fsmonitor": "COMMAND false"],
    ])
  func programs(settings: [String: String]) async throws {
    try await makeRepository("theirs")
    try folder.write("*.md filter=x diff=x\n", to: "theirs/.git/info/attributes")
    try folder.write("[core]\nfsmonitor = \"\(command) false\"\n", to: "theirs/.git/more")
    let earlier = try await folder.git(["rev-parse", "HEAD~1:0001-tea.md"], in: "theirs").text
    folder.delete("theirs/.git/objects/\(earlier.prefix(2))/\(earlier.dropFirst(2).dropLast())")
    let all = settings.merging(["remote.origin.promisor": "true"]) { setting, _ in setting }
    for (key, value) in all {
      let escaped = value.hasPrefix("ext:") ? command.replacing(" ", with: "% ") : command
      try await folder.git(
        [
          "config", key,
          value.replacing("COMMAND", with: escaped).replacing("REPOSITORY", with: folder.path),
        ], in: "theirs")
    }
    for arguments in [["status"], ["diff", "HEAD"], ["diff", "HEAD~1"]] {
      try await folder.git(arguments, in: "theirs")
    }
    #expect(wasRun(), "git runs nothing of \(settings)")
    let runs = try await diff("theirs")
    #expect(!wasRun())
    #expect(runs.map(\.text).filter { $0.contains("con") || $0.contains("added pro 1") }.count == 2)
    #expect(runs[1].errorText.contains("0001-tea.md of HEAD~1 can't be read"))
    #expect(runs[3].errorText.hasPrefix("Alert: "))
    let moved = try await Transcript.of(
      arguments: [".", "renumber", "1", "7"], workingFolder: folder.path(of: "theirs"))
    #expect(moved.text.hasPrefix("Renumbered 0001 to 0007"))
    #expect(!wasRun())
  }

  @Test(
    "takes no folder of a clone for a repository", arguments: ["clone", "clone/docs/decisions"])
  func bare(place: String) async throws {
    try folder.makeFolder("theirs/docs")
    try await makeRepository("theirs/docs/decisions")
    try await folder.git(
      ["config", "core.fsmonitor", "\(command) false"], in: "theirs/docs/decisions")
    try await folder.git(["config", "core.worktree", "."], in: "theirs/docs/decisions")
    // What lies in `.git` becomes ordinary files.
    _ = try await Transcript.of(
      "/bin/sh", arguments: ["-c", "mv .git/* . && rm -r hooks logs .git"],
      workingFolder: folder.path(of: "theirs/docs/decisions"))
    for arguments in [
      ["init", "--quiet"], ["add", "--force", "."], ["commit", "--quiet", "--message=All"],
      ["clone", "--quiet", ".", "../clone"],
    ] {
      try await folder.git(arguments, in: "theirs")
    }
    try folder.makeFolder("clone/docs/decisions/refs/heads")
    try await folder.git(["diff-index", "HEAD", "--"], in: "clone/docs/decisions")
    #expect(wasRun(), "git takes it for no repository")
    #expect(try await diff(place)[0].text == "No changes since HEAD\n")
    #expect(!wasRun())
  }

  @Test("asks git whether one of another user is trusted", .enabled(if: geteuid() == 0))
  func owner() async throws {
    try await makeRepository("theirs")
    #expect(chown(folder.path(of: "theirs/.git"), 12345, 12345) == 0)
    #expect(try await diff("theirs")[0].errorText.contains("dubious ownership"))
    let home = ["HOME": folder.path]
    try folder.write("[safe]\ndirectory = *\n", to: ".gitconfig")
    let run = try await Transcript.of(
      arguments: [folder.path(of: "theirs"), "-c", "diff"], environment: home)
    #expect(run.text.hasPrefix("Changes since HEAD\n"))
  }
}

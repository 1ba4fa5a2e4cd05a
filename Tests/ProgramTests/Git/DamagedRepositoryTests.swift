import TestSupport
import Testing

@Suite("diff of what git can't read", .timeLimit(.minutes(5)))
struct DamagedRepositoryTests {
  private let folder: TemporaryFolder

  init() async throws {
    folder = try TemporaryFolder()
    try folder.makeFolder("project/adr")
    try await git("init", "--quiet", "--initial-branch=main")
    for pro in ["warm", "wet"] {
      try write(pro)
      try await git("add", ".")
      try await git("commit", "--quiet", "--message=\(pro)")
    }
    try write("hot")
  }

  private func write(_ pro: String) throws {
    try folder.write("# Tea\n\n## Pros\n\n- \(pro)\n", to: "project/adr/0001-tea.md")
  }

  @discardableResult
  private func git(_ arguments: String..., in place: String = "project") async throws -> String {
    try await folder.git(arguments, in: place).text
  }

  private func diff(
    _ revision: String = "", in place: String = "project", environment: [String: String?] = [:]
  ) async throws -> Transcript {
    try await Transcript.of(
      arguments: [folder.path(of: "\(place)/adr"), "-c", "diff \(revision)"],
      environment: environment)
  }

  @Test(
    "says so of an object that is missing or damaged",
    arguments: ["HEAD", "HEAD:", "HEAD:adr", "HEAD:adr/0001-tea.md", "HEAD~1"], [nil, "garbage"])
  func objects(name: String, garbage: String?) async throws {
    let id = try await git("rev-parse", name).dropLast()
    let file = "project/.git/objects/\(id.prefix(2))/\(id.dropFirst(2))"
    folder.delete(file)
    if let garbage { try folder.write(garbage, to: file) }
    let run = try await diff(name.hasSuffix("1") ? "HEAD~1" : "HEAD")
    #expect(run.text == "")
    #expect(
      run.errorText.contains(name.hasSuffix(".md") ? "0001-tea.md of HEAD can't be read" : ""))
    #expect(["can't be read", "git failed: "].contains { run.errorText.contains($0) })
    #expect(!run.errorText.contains("in no git repository"))
    #expect(!run.errorText.contains("unknown revision"))
    #expect(run.status == .exited(1))
  }

  @Test("names what a partial clone hasn't fetched, and the git fetch that gets it")
  func partial() async throws {
    for setting in ["allowFilter", "allowAnySHA1InWant"] {
      try await git("config", "uploadpack.\(setting)", "true")
    }
    try await git(
      "clone", "--quiet", "--filter=blob:none", "file://\(folder.path)/project", "clone", in: ".")
    let errors = try await diff("HEAD~1", in: "clone").errorText
    let message =
      "Alert: 0001-tea.md of HEAD~1 can't be read, because this partial clone hasn't "
      + "fetched everything: run git "
    #expect(errors.hasPrefix(message))
    let words = errors.dropFirst(message.count).split(whereSeparator: \.isWhitespace)
    #expect(words.count == 3)
    try await folder.git(words.map(String.init), in: "clone")
    #expect(try await diff("HEAD~1", in: "clone").text.contains("removed pro 1 of Tea: warm"))
  }

  @Test(
    "never trusts an answer of git",
    arguments: [
      "ID blob -5", "ID blob 9223372036854775807", "ID blob 99999999999999999999", "ID blob 3",
      "ID blob x", "", "ID", "ID tree 1", "missing", "-1",
    ])
  func answers(answer: String) async throws {
    try folder.makeFolder("bin")
    let script = """
      #!/bin/sh
      PATH=/usr/local/bin:/usr/bin:/bin
      case " $* " in *" cat-file --batch "*) printf '\(answer)\\nabcd'; exit;; esac
      exec git "$@"
      """
    #expect(chmod(try folder.write(script, to: "bin/git"), 0o755) == 0)
    let run = try await diff(environment: ["PATH": "\(folder.path)/bin:/usr/bin:/bin"])
    #expect(run.errorText.hasPrefix("Alert: "))
    #expect(run.status == .exited(1))
  }

  @Test("reads the work tree that it is in, even in a hook, to which git names another index")
  func hook() async throws {
    try await git("worktree", "add", "--quiet", "../linked", "-b", "other")
    let out = folder.path(of: "out")
    let hook = try folder.write(
      """
      #!/bin/sh
      [ "$GIT_DIR" ] && PAGER= '\(Program.path())' adr -c diff >'\(out)' 2>&1
      """, to: "project/.git/hooks/pre-commit")
    #expect(chmod(hook, 0o755) == 0)
    try folder.write("# Tea\n\n## Pros\n\n- wet\n- cheap\n", to: "linked/adr/0001-tea.md")
    try await git("commit", "--all", "--quiet", "--message=Three", in: "linked")
    #expect(
      try folder.text(of: "out") == "Changes since HEAD\n0001  Tea\n   added pro 2 to Tea: cheap\n")
  }

  @Test("ignores git's variables of the environment")
  func variables() async throws {
    let run = try await diff(
      environment: ["GIT_OBJECT_DIRECTORY": "/nowhere", "GIT_DIR": "/nowhere", "GIT_TRACE": "1"])
    #expect(run.text.contains("pro 1 of Tea") || run.text.contains("pro 1 to Tea"))
    #expect(run.errorText == "")
  }

  @Test("says of words that name no one commit what is expected", arguments: ["^HEAD", "HEAD:adr"])
  func noCommit(revision: String) async throws {
    #expect(
      try await diff(revision).errorText.hasPrefix(
        "Alert: unknown revision \"\(revision)\": expected a commit"))
  }

  @Test("gives git's own reason for a commit that the log lacks, and for an unknown extension")
  func reasons() async throws {
    let errors = try await diff("HEAD@{99}").errorText
    #expect(errors.hasPrefix("Alert: git failed: log for 'HEAD' only"))
    try await git("config", "core.repositoryFormatVersion", "1")
    try await git("config", "extensions.strange", "yes")
    #expect(
      try await diff().errorText
        == "Alert: git failed: unknown repository extension found: strange\n")
  }

  @Test("says so of a file in the place of the repository that names none")
  func strangeFile() async throws {
    try folder.makeFolder("copy")
    try folder.copy("project/adr", to: "copy/adr")
    try folder.write("garbage\n", to: "copy/.git")
    let errors = try await diff(in: "copy").errorText
    #expect(errors.hasSuffix("/copy/.git is a file that names no git directory\n"))
  }

  @Test("says so of a branch that is broken, and of git that is killed")
  func brokenBranch() async throws {
    try folder.write("", to: "project/.git/refs/heads/main")
    let broken = try await diff()
    #expect(broken.errorText.contains("git failed: warning: ignoring broken ref refs/heads/main"))
    try folder.makeFolder("bin")
    try folder.write("#!/bin/sh\nkill -KILL $$\n", to: "bin/git")
    #expect(chmod(folder.path(of: "bin/git"), 0o755) == 0)
    let killed = try await diff(environment: ["PATH": folder.path(of: "bin")])
    #expect(killed.errorText == "Alert: git failed: it ended with status 137\n")
  }
}

import TestSupport
import Testing

@Suite("diff of a branch", .timeLimit(.minutes(5)))
struct BranchDiffTests {
  private let folder: TemporaryFolder

  /// A folder with a space and an umlaut in its name, on a branch which has one commit, and lacks one
  /// of main.
  private let path = "the adrs ä"

  init() async throws {
    folder = try TemporaryFolder()
    try folder.makeFolder(path)
    try write("warm", "0001-tea")
    try write("white", "0002-milk")
    try await git("init --quiet --initial-branch=main", "add .", "commit --quiet --message=One")
    try write("hot", "0001-tea")
    try await git("commit --all --quiet --message=Two", "checkout --quiet -b mine HEAD~1")
    try folder.move("\(path)/0002-milk.md", to: "\(path)/0002-whey.md")
    try write("sour", "0002-whey")
    try await git("add .", "commit --quiet --message=Three")
  }

  private func write(_ pro: String, _ name: String) throws {
    try folder.write("# Drink\n\n## Pros\n\n- \(pro)\n", to: "\(path)/\(name).md")
  }

  private func git(_ commands: String..., in place: String = ".") async throws {
    for command in commands {
      let words = command.split(separator: " ").map(String.init)
      let run = try await folder.git(words, in: place)
      try #require(run.status == .exited(0), "\(run.errorText)")
    }
  }

  private func diff(_ arguments: String, in place: String = "") async throws -> Transcript {
    try await Transcript.of(arguments: [folder.path(of: place + path), "-c", "diff \(arguments)"])
  }

  private let ours =
    "0002  Drink\n   removed pro 1 of Drink: white\n   added pro 1 to Drink: sour\n"
  private let theirs =
    "0001  Drink\n   removed pro 1 of Drink: warm\n   added pro 1 to Drink: hot\n"

  @Test("leaves out what main got after the branch had left it, and says so where it counts")
  func fork() async throws {
    #expect(try await diff("main...").text == "Changes since main...\n" + ours)
    let plain = try await diff("main")
    #expect(plain.text.contains("removed pro 1 of Drink: hot"))
    #expect(
      plain.text.hasSuffix(
        """
        HEAD lacks 1 commit of main, whose changes appear reversed
        note: `diff main...` leaves them out

        """))
    #expect(try await !diff("HEAD~1").text.contains("lacks"))
  }

  @Test("says how many commits are lacking, and how to leave them out, only where it is known")
  func lacking() async throws {
    try await git("checkout --quiet --orphan other", "commit --quiet --message=Other")
    let unrelated = try await diff("main")
    #expect(unrelated.text.hasSuffix("lacks 2 commits of main, whose changes appear reversed\n"))
    try await git("checkout --quiet mine")
    let place = "file://\(folder.path)"
    try await git("clone --quiet --depth 1 --no-single-branch \(place) \(folder.path)/clone")
    let shallow = try await diff("origin/main", in: "clone/")
    #expect(
      shallow.text.hasSuffix("HEAD lacks commits of origin/main, whose changes appear reversed\n"))
  }

  @Test("compares two revisions without a checkout, whatever the files are now")
  func ranges() async throws {
    try write("cold", "0001-tea")
    #expect(try await diff("main...mine").text == "Changes in main...mine\n" + ours)
    #expect(try await diff("mine...main").text == "Changes in mine...main\n" + theirs)
    #expect(try await diff("..main").text.hasPrefix("Changes in ..main\n" + theirs + "0002"))
    #expect(try await diff("mine..").text == "No changes in mine..\n")
    // A draft isn't part of a commit.
    let draft = try await Transcript.of(
      arguments: [folder.path(of: path)]
        + ["draft", "go /0001/pros", "weigh 1 3", "diff main...mine"].flatMap { ["-c", $0] })
    #expect(draft.text.hasSuffix("No changes in main...mine\n"))
  }

  @Test("is Markdown for a pull request, with links to lines of what is committed")
  func markdown() async throws {
    let queue = """
      # Queue | @team

      ## Considered Options

      * Kafka
      * Redis

      ## Pros and Cons of the Options

      ### Kafka

      * Good, because it scales

      ### Redis

      * Good, because it is small

      """
    try folder.write(queue, to: "\(path)/0003-queue.md")
    try await git(
      "remote add origin https://me:secret@github.com/team/project.git", "add .",
      "commit --quiet --message=Four")
    try folder.write(queue + "* Bad, because it forgets\n", to: "\(path)/0003-queue.md")
    #expect(try await !diff("HEAD --markdown").text.contains("https://"))
    try await git("commit --all --quiet --message=Five")
    let id = try await folder.git(["rev-parse", "HEAD"]).text.dropLast()
    let file =
      "https://github.com/team/project/blob/\(id)/the%20adrs%20%C3%A4/0003-queue.md?plain=1"
    for revisions in ["HEAD~1", "HEAD~1..HEAD"] {
      #expect(
        try await diff("\(revisions) --markdown").text == """
          ## Changes \(revisions == "HEAD~1" ? "since" : "in") \(revisions)

          ### 0003 Queue \\| @<!-- -->team ([0003](\(file)))

          - ranking: Kafka (+1), Redis (+1) → Kafka (+1), Redis (0)
          - lead: tie → Kafka by 1
          - added con 1 to Redis: it forgets ([line 17](\(file)#L17))
          - Changing one weight by 2 changes the ranking:
            - Redis: pro 1, weight 1 to 3: it is small

          """)
    }
    #expect(
      try await diff("HEAD~2 --markdown").text.hasSuffix(
        """
        - decision added
        - added pro 1 to Kafka: it scales ([line 12](\(file)#L12))
        - added pro 1 to Redis: it is small ([line 16](\(file)#L16))
        - added con 1 to Redis: it forgets ([line 17](\(file)#L17))
        - Changing one weight by 2 changes the ranking:
          - Redis: pro 1, weight 1 to 3: it is small

        """))
    #expect(try await diff("--markdown").text == "No changes since HEAD\n")
    try folder.write(
      queue.replacing(
        "* Good, because it is small\n", with: "<<<<<<< a\n=======\n* Bad\n>>>>>>> b\n"),
      to: "\(path)/0003-queue.md")
    #expect(try await !diff("--markdown").text.contains("ranking"))
    try folder.write(queue + "* Bad, because it forgets\n", to: "\(path)/0003-queue.md")
    let both = try await diff("--json --markdown").errorText
    #expect(both == "error: expected --json or --markdown, not both\n")
    #expect(try await diff("--json main...").text.contains("\"lines\" : ["))
  }

  @Test("completes branches and tags, which the list and `about` name, too")
  func names() async throws {
    try await git("tag v1")
    let terminal = try PseudoTerminal(arguments: [folder.path(of: path)])
    try await terminal.expect("the branch") {
      $0.text.contains("Decisions on branch mine\n") && $0.cursorLine == "/>"
    }
    terminal.type("diff mai\t")
    try await terminal.expect(line: "/> diff main")
    terminal.type("..v\t")
    try await terminal.expect(line: "/> diff main..v1")
    terminal.type("\r")
    try await terminal.expect(text: "/> diff main..v1\nChanges in main..v1\n")
    terminal.type("about\r")
    try await terminal.expect(text: "\nbranch    mine\n")
    try await git("checkout --quiet --detach")
    let id = try await folder.git(["rev-parse", "--short", "HEAD"]).text.dropLast()
    terminal.type("list\rabout\r")
    // The list may come before the change is heard of, which is told then.
    try await terminal.expect("the commit") {
      $0.text.contains("Decisions, HEAD detached at \(id)\n")
        && $0.text.contains("\nbranch    HEAD detached at \(id)\n")
    }
  }

  @Test("takes two files that share only a number for two decisions, in the files and in commits")
  func twins() async throws {
    let tea = "# Tea\n\n## Pros\n\n- warm\n"
    try folder.write(tea, to: "\(path)/0003-tea.md")
    try await git("add .", "commit --quiet --message=Tea", "checkout --quiet -b other HEAD~1")
    try folder.write(tea.replacing("Tea", with: "Rum"), to: "\(path)/0003-rum.md")
    let both =
      "0003-tea  Tea\n   decision removed\n0003  Rum\n   decision added\n   added pro 1 to Rum: warm\n"
    #expect(try await diff("mine").text.hasPrefix("Changes since mine\n" + both))
    try await git("add .", "commit --quiet --message=Rum")
    #expect(try await diff("mine..").text == "Changes in mine..\n" + both)
  }

  @Test("says which name was probably meant, and which fetch may get it")
  func unknown() async throws {
    #expect(try await diff("mian...").errorText.contains("; did you mean \"main\"?"))
    for range in ["main..-all", "-all...main"] {
      #expect(try await diff(range).errorText.hasPrefix("Alert: unknown revision \"-all\""))
    }
    try await git("checkout --quiet --orphan alone", "commit --quiet --message=Alone")
    #expect(
      try await diff("main...").errorText.hasPrefix(
        "Alert: HEAD and main have no commit in common\n"))
    try await git(
      "clone --quiet --depth=1 --branch=mine file://\(folder.path) clone")
    let gone = try await diff("origin/main...", in: "clone/")
    #expect(
      gone.errorText.contains(
        "run git fetch --unshallow origin main:refs/remotes/origin/main"))
    try await git("fetch --depth=1 origin main:refs/remotes/origin/main", in: "clone")
    #expect(
      try await diff("origin/main...", in: "clone/").errorText
        .contains("have no commit in common in this shallow clone: run git fetch --unshallow"))
    #expect(try await diff("main...", in: "clone/").errorText.contains("mean \"origin/main\"?"))
    try await git("fetch --quiet --unshallow", in: "clone")
    #expect(try await diff("origin/main...", in: "clone/").text.hasSuffix(ours))
  }
}

import TestSupport
import Testing

@Suite("-f FILE")
struct CommandFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("runs the lines of a file, and names it in errors")
  func run() async throws {
    let path = try folder.write("alias w where\nnosuch\nw\nkeys | sh", to: "lines")
    let run = try await Transcript.of(arguments: ["--at", "/ai/cons", "-f", path], input: "pros\n")
    #expect(run.text == "/ai/cons\n")
    #expect(
      run.errorText.hasPrefix(
        "error: \(path):2: there is no command \"nosuch\": `help` lists all\nerror: \(path):4: unexpected"
      ))
    #expect(run.status == .exited(1))
  }

  @Test("runs standard input for -")
  func standardInput() async throws {
    let run = try await Transcript.of(
      arguments: ["--at", "/ai/cons", "-f", "-"], input: "where\nx\n")
    #expect(run.text == "/ai/cons\n")
    #expect(run.errorText.hasPrefix("error: -:2: there is no command"))
  }

  @Test("says that there is none, and stands alone")
  func wrong() async throws {
    let none = try await Transcript.of(arguments: ["--file", folder.path(of: "none")])
    #expect(
      none.errorText == "error: can't read \(folder.path)/none: No such file or directory\n")
    #expect(none.status == .exited(1))
    let directory = try await Transcript.of(arguments: ["-f", folder.path])
    #expect(directory.errorText == "error: can't read \(folder.path): Is a directory\n")
    for others in [["-c", "where"], ["-f", "y"]] {
      let both = try await Transcript.of(arguments: ["-f", "x"] + others)
      #expect(both.errorText.contains("leave out the other commands"))
      #expect(both.status == .exited(64))
    }
  }
}

@Suite("Completion in a shell")
struct ShellCompletionTests {
  private func completed(_ words: String..., in folder: String? = nil) async throws -> [Substring] {
    let program = Program.path()
    let script = """
      source <('\(program)' completion bash)
      PATH="${0%/*}:$PATH" COMP_WORDS=("$@") COMP_CWORD=$(($# - 1)) COMP_LINE="$*"
      COMP_POINT=${#COMP_LINE}
      _proscons proscons "${@: -1}" "${@: -2:1}"
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let run = try await Transcript.of(
      "/usr/bin/env", arguments: ["bash", "-c", script, program, "proscons"] + words,
      workingFolder: folder)
    return run.text.split(separator: "\n")
  }

  @Test("knows the commands behind the path, and their words")
  func commands() async throws {
    #expect(try await completed(".", "comp") == ["compare"])
    #expect(try await completed(".", "lis") == ["list"])
    let all = try await completed(".", "")
    #expect(all.contains(#"\~"#) && all.contains(#"\*"#) && !all.contains { $0.first == "/" })
    #expect(try await completed(".", "export", "m") == ["markdown"])
    #expect(try await completed("--plain", ".", "help", "fau") == ["faults"])
  }

  @Test("knows the flags that can follow, and the shells")
  func flags() async throws {
    #expect(try await completed(".", "list", "--") == ["--json"])
    #expect(try await completed(".", "--pl") == ["--plain"])
    #expect(try await completed("completion", "") == ["zsh", "bash", "fish"])
  }

  @Test("gives bash folders with the slash")
  func folder() async throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("docs")
    #expect(try await completed(".", "check", "\(folder.path)/d") == ["\(folder.path)/docs/"])
  }

  @Test("quotes names for bash, which runs nothing that stands in them")
  func hostile() async throws {
    let folder = try TemporaryFolder()
    let name = #"a $(touch${IFS}PWNED)`touch PWNED`'"\~"#
    for name in [name, "a\u{1}b"] { try folder.write("", to: name) }
    let quoted = #"a\ \$\(touch\$\{IFS\}PWNED\)\`touch\ PWNED\`\'\"\\\~"#
    let wanted = [
      "": quoted, #"a\ \$"#: quoted, "'a $(": name.replacing("'", with: #"'\''"#),
      "\"a ": #"a \$(touch\${IFS}PWNED)\`touch PWNED\`'\"\\~"#, "a' ": nil,
    ]
    for (typed, wanted) in wanted {
      let found = try await completed(".", "save", typed, in: folder.path)
      #expect(found == [wanted].compactMap { $0.map { $0[...] } })
    }
    #expect(folder.names().count == 2)
  }

  @Test("knows the branches and tags to compare with")
  func revisions() async throws {
    let folder = try TemporaryFolder()
    for arguments in [
      ["init", "--quiet", "--initial-branch=main"],
      ["commit", "--quiet", "--allow-empty", "--message=One"], ["tag", "v1"],
      ["branch", "z$(touch${IFS}PWNED)"],
    ] { try #require(await folder.git(arguments).status == .exited(0)) }
    #expect(try await completed(folder.path, "diff", "ma") == ["main"])
    #expect(try await completed(folder.path, "diff", "main...v") == ["main...v1"])
    #expect(
      try await completed(".", "diff", "z", in: folder.path) == [#"z\$\(touch\$\{IFS\}PWNED\)"#])
    for command in ["check", "renumber"] {
      #expect(try await completed(folder.path, command, "--against", "ma") == ["main"])
    }
  }

  @Test(
    "is understood by the shell itself, if it is installed",
    .enabled("zsh and fish are optional") {
      access("/usr/bin/fish", X_OK) == 0 && access("/usr/bin/zsh", X_OK) == 0
    })
  func shells() async throws {
    let folder = try TemporaryFolder()
    let script = #"""
      zmodload zsh/zpty
      zpty f fish -i
      zpty -w f "proscons completion fish | source; complete -C 'proscons . list state:acc'; echo do''ne"
      zpty -r -m f line '*done*' && print -r -- "$line"
      zpty z zsh -f -i
      zpty -w z "autoload compinit; compinit -D -u; source <(proscons completion zsh)"
      zpty -w -n z $'proscons . list state:rej\t \CA echo \n'
      zpty -w z "echo do''ne"
      zpty -r -m z line '*done*' && print -r -- "$line"
      zpty -e b bash --norc --noprofile -i
      zpty -w b "source <(proscons completion bash)"
      zpty -w -n b $'proscons . list state:und\t; echo do\'\'ne\n'
      zpty -r -m b line '*done*' && print -r -- "$line"
      """#
    let programs = Program.path().split(separator: "/").dropLast().joined(separator: "/")
    let run = try await Transcript.of(
      "/usr/bin/zsh", arguments: ["-f", "-c", script],
      environment: ["PATH": "/\(programs):/usr/bin:/bin", "HOME": folder.path, "TERM": "dumb"],
      workingFolder: folder.path)
    for state in ["accepted", "rejected", "undecided"] {
      #expect(run.text.contains("state:\(state)"))
    }
  }

  @Test("has a script for each shell, and says which there are")
  func scripts() async throws {
    for shell in ["bash", "zsh", "fish"] {
      let run = try await Transcript.of(arguments: ["completion", shell])
      #expect(run.text.contains("no-init"))
      #expect(run.status == .exited(0))
    }
    let wrong = try await Transcript.of(arguments: ["completion", "csh"])
    #expect(wrong.errorText.contains("expected completion zsh, bash, fish, not \"csh\""))
    #expect(wrong.status == .exited(64))
  }
}

import TestSupport
import Testing

@Suite("./install")
struct InstallTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func install(_ arguments: String..., in prefix: String = "a prefix") async throws
    -> Transcript
  {
    try await Transcript.of(
      "\(SourceTree.root)/install", arguments: ["--prefix", prefix] + arguments,
      environment: ["PROSCONS_BUILT": Program.path()], workingFolder: folder.path)
  }

  private func shell(_ command: String) async throws -> String {
    try await Transcript.of(
      "/usr/bin/env", arguments: ["bash", "-c", command], workingFolder: folder.path(of: "a prefix")
    ).text
  }

  @Test("puts the program, its manual page and completions under a prefix, and takes them away")
  func roundTrip() async throws {
    try folder.makeFolder("a prefix/share/man")
    try folder.write("mine", to: "a prefix/share/man/mine")
    for _ in 1...2 {
      let run = try await install()
      #expect(run.errorText == "")
      #expect(run.text.contains("Your PATH lacks \(folder.path)/a prefix/bin"))
      #expect(run.text.contains("install --remove --prefix"))
      #expect(run.status == .exited(0))
    }
    #expect(try await shell("bin/proscons -c where") == "/ai\n")
    #expect(try await shell("head -2 share/man/man1/*").hasSuffix(".Dt PROSCONS 1\n"))
    let completed = try await shell(
      """
      source share/bash-completion/completions/proscons
      COMP_WORDS=(proscons --no) COMP_CWORD=1 COMP_LINE='proscons --no' COMP_POINT=13
      _proscons proscons --no proscons
      echo "${COMPREPLY[@]}"
      """)
    #expect(completed == "--no-watch --no-init\n")
    #expect(try await shell("find . -type f | wc -l") == "6\n")

    let removal = try await install("--remove")
    #expect(removal.text == "Removed proscons from \(folder.path)/a prefix\n")
    #expect(try await shell("find . | sort") == ".\n./share\n./share/man\n./share/man/mine\n")
    #expect(
      try await install("--remove").errorText.contains("no proscons in \(folder.path)/a prefix"))
  }

  @Test("says what is wrong")
  func wrong() async throws {
    let unknown = try await install("--prefx")
    #expect(unknown.errorText.contains("unexpected argument \"--prefx\"; usage: ./install"))
    #expect(unknown.status == .exited(64))
    try folder.write("", to: "file")
    let file = try await install(in: "file")
    #expect(file.errorText.contains("can't write to \(folder.path)/file: choose another folder"))
    #expect(file.status == .exited(1))
  }
}

import SystemPackage
import Threads

/// The command `git`, run in one folder.
struct Git {
  let folder: FilePath

  /// Returns the commit that `revision` names. Throws ``GitTrouble``.
  func commit(_ revision: String) async throws -> String {
    // Git would read it as an option. No revision begins with a hyphen.
    guard !revision.hasPrefix("-"), !revision.isEmpty else {
      throw GitTrouble.unknownRevision(revision)
    }
    let found = try await run(["rev-parse", "--verify", "--quiet", "\(revision)^{commit}"])
    if found.status == 0 { return String(decoding: found.output.dropLast(), as: UTF8.self) }
    _ = try await output(["rev-parse", "--git-dir"])
    throw GitTrouble.unknownRevision(revision)
  }

  /// Returns the paths that `command` lists, relative to the folder. Throws ``GitTrouble``.
  func paths(_ command: String, _ arguments: [String]) async throws -> [FilePath] {
    try await output([command, "-z", "--name-only"] + arguments).split(separator: 0).compactMap {
      String(validating: $0, as: UTF8.self).map { FilePath($0) }
    }
  }

  /// Returns the content of each file in `commit`; `nil` for a path that isn't a file there, or that
  /// holds a line end. Throws ``GitTrouble``.
  func contents(of paths: [FilePath], in commit: String) async throws -> [[UInt8]?] {
    guard !paths.isEmpty else { return [] }
    // Git reads one request per line.
    let requests = paths.map { $0.string.utf8.contains(0x0A) ? nil : "\(commit):./\($0)\n" }
    let output = try await output(
      ["cat-file", "--batch", "--follow-symlinks"], input: requests.compactMap(\.self).joined())
    var rest = output[...]
    return requests.map { request in
      if request == nil { return nil }
      let header = rest.prefix { $0 != UInt8(ascii: "\n") }
      rest = rest.dropFirst(header.count + 1)
      let words = header.split(separator: UInt8(ascii: " ")).map {
        String(decoding: $0, as: UTF8.self)
      }
      // The header is `ID blob SIZE`, `dangling SIZE` for a link out of the tree, or
      // `NAME missing`.
      guard words.count < 4, let size = words.last.flatMap({ Int($0) }) else { return nil }
      defer { rest = rest.dropFirst(size + 1) }
      return words.count == 3 && words[1] == "blob" ? Array(rest.prefix(size)) : nil
    }
  }

  func isSet(_ key: String) async -> Bool { (try? await run(["config", key]).status) == 0 }

  private func output(_ arguments: [String], input: String = "") async throws -> [UInt8] {
    let ended = try await run(arguments, input: input)
    guard ended.status == 0 else {
      let words = String(decoding: ended.errors, as: UTF8.self)
      let isOutside = arguments.first == "rev-parse" && !words.contains("safe.directory")
      throw isOutside
        ? GitTrouble.noRepository(folder)
        : .failed(
          words.split(whereSeparator: \.isNewline).first.map(String.init) ?? "no reason given")
    }
    return ended.output
  }

  private func run(_ arguments: [String], input: String = "") async throws -> Spawn.Ended {
    do {
      return try await Spawn.run(
        ["git", "-C", folder.string] + arguments, input: Array(input.utf8))
    } catch is Spawn.NotStarted {
      throw GitTrouble.notStarted
    }
  }
}

/// An error from git, with the next step.
enum GitTrouble: Error, Hashable, CustomStringConvertible {
  case notStarted
  case noRepository(FilePath)
  case unknownRevision(String)
  case failed(String)
  case notOnDisk

  var description: String {
    switch self {
    case .notStarted: "git can't be started: install it, or add its folder to PATH"
    case .noRepository(let folder):
      "\(folder) is in no git repository: earlier revisions need one (git init)"
    case .unknownRevision("HEAD"): "there is no commit yet: commit the decisions first"
    case .unknownRevision(let name):
      "unknown revision \"\(name)\": expected a commit, a branch or a tag, such as HEAD~1"
    case .failed(let words): "git failed: \(words)"
    case .notOnDisk:
      "these decisions are in memory only: earlier revisions need files in a git repository"
    }
  }
}

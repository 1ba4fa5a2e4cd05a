import BusinessLogic
import CLibrary
import FolderWatch
import SystemPackage
import Threads

/// The command `git`, run for one folder of a work tree, to read earlier revisions.
///
/// A repository may be by somebody else, configuration and all. Git runs programs that a
/// configuration names for many things: to look for changed files, to convert them, to fetch
/// objects. So git only reads commits, trees and blobs here, and neither the work tree nor the
/// index; it fetches nothing; and it neither looks for a repository nor hears of one from the
/// environment.
struct Git {
  private let repository: GitRepository
  /// The folder, relative to the work tree.
  let folder: FilePath

  /// A commit, and the words that named it.
  struct Commit {
    let id: String
    let name: String
  }

  struct File: Equatable {
    /// The path relative to the folder.
    let path: FilePath
    let id: String
    let isLink: Bool
  }

  /// Throws ``Failed`` if `folder` is in no repository.
  init(for folder: FilePath) throws(Failed) {
    guard let repository = GitRepository(around: folder), let place = try? folder.resolved() else {
      if let entry = GitRepository.entry(around: folder) {
        throw Failed("\(entry) is a file that names no git directory")
      }
      throw Failed("\(folder) is in no git repository: earlier revisions need one (git init)")
    }
    (self.repository, self.folder) = (repository, place.relative(to: repository.workTree))
  }

  /// Returns the commit that `revision` names. Throws ``Failed``.
  func commit(_ revision: String) async throws -> Commit {
    try await checkOwner()
    // Git would read it as an option. No revision begins with a hyphen.
    guard !revision.hasPrefix("-"), !revision.isEmpty else { throw try await unknown(revision) }
    if let id = try await id(of: "\(revision)^{commit}") { return Commit(id: id, name: revision) }
    // A commit that can't be read is no unknown one, nor is its parent.
    for name in [revision, String(revision.prefix { !"~^".contains($0) })] {
      guard let id = try await id(of: name) else { continue }
      if try await run(["cat-file", "-t", id]).status != 0 {
        throw Self.unreadable(name)
      }
    }
    throw try await unknown(revision)
  }

  /// Returns the object that `name` names; `nil` if there is none. Throws ``Failed``.
  func id(of name: String) async throws -> String? {
    let found = try await run(["rev-parse", "--verify", "--quiet", name])
    guard found.status == 0 else {
      // Any other status isn't an answer: git was killed.
      if found.status == 1, found.errors.isEmpty { return nil }
      // Quietly, it doesn't always say why it failed, as for `HEAD@{99}`.
      throw failure(found.errors.isEmpty ? try await run(["rev-parse", "--verify", name]) : found)
    }
    let id = String(decoding: found.output.dropLast(), as: UTF8.self)
    // The answer to `^HEAD` begins with `^`.
    return id.allSatisfy(\.isHexDigit) ? id : nil
  }

  /// Whether the configuration has a value for `key`.
  func isSet(_ key: String) async -> Bool {
    (try? await run(["config", "--get", key]).status) == 0
  }

  /// Git refuses a repository of another user, unless `safe.directory` names it, but only where it
  /// looks for the repository itself.
  func checkOwner() async throws {
    let owners = [repository.workTree, repository.directory].map {
      (try? Stat($0))?.userID.rawValue
    }
    guard owners.contains(where: { $0 != geteuid() }) else { return }
    let ended = try await run(["rev-parse", "--git-dir"], finding: true)
    guard ended.status == 0 else { throw failure(ended) }
  }

  func output(_ arguments: [String], input: String = "") async throws -> String {
    let ended = try await run(arguments, input: input)
    guard ended.status == 0 else { throw failure(ended) }
    return String(decoding: ended.output, as: UTF8.self)
  }

  func failure(_ ended: Spawn.Ended) -> Failed {
    if ended.output.count > Self.limit {
      return Failed("git failed: its answer is larger than \(Self.limit >> 20) MiB")
    }
    let lines = String(decoding: ended.errors, as: UTF8.self).split(whereSeparator: \.isNewline)
    // Warnings come first, advice last.
    let start = lines.lastIndex { $0.hasPrefix("fatal: ") } ?? lines.startIndex
    guard let line = lines[start...].first else {
      return Failed("git failed: it ended with status \(ended.status)")
    }
    // The names of unknown extensions are on lines of their own.
    let names = lines[(start + 1)...].prefix { $0.hasPrefix("\t") }.map { $0.dropFirst() }
    let reason = ([line.trimmingPrefix("fatal: ")] + names).joined(separator: " ")
    return Failed("git failed: \(reason)")
  }

  /// More than any folder of decisions needs: a small object may unpack to any size.
  private static let limit = 256 << 20

  /// Runs git with the repository's own git directory. Without it, if `finding`.
  func run(
    _ arguments: [String], input: String = "", finding: Bool = false
  ) async throws -> Spawn.Ended {
    let place = ["--git-dir=\(repository.directory)", "--work-tree=\(repository.workTree)"]
    do {
      return try await Spawn.run(
        ["git", "-C", repository.workTree.string] + (finding ? [] : place) + Self.options
          + arguments,
        input: Array(input.utf8),
        environment: (without: "GIT_", adding: Self.variables), upTo: Self.limit)
    } catch is Spawn.NotStarted {
      throw Failed("git can't be started: install it, or add its folder to PATH")
    }
  }

  private static let options =
    ["--no-pager", "--no-replace-objects", "--literal-pathspecs"]
    + [
      // `diff :/words` and the like read the index.
      "core.fsmonitor=false", "core.hooksPath=/dev/null",
      // Where git looks for the repository, an entry `.git` that isn't one makes it go on.
      "safe.bareRepository=explicit",
      // Git before 2.39.4 fetches a missing object whatever GIT_NO_LAZY_FETCH says. Then no protocol
      // is allowed, and no bundle downloaded.
      "protocol.allow=never", "fetch.bundleURI=",
    ].flatMap { ["-c", $0] }

  private static let variables = [
    "GIT_NO_LAZY_FETCH=1", "GIT_OPTIONAL_LOCKS=0", "GIT_TERMINAL_PROMPT=0",
    // Overrides `protocol.NAME.allow` of a configuration. No protocol has this name, and no alias
    // can have it: git would run `alias.remote-NAME`.
    "GIT_ALLOW_PROTOCOL=\n",
    // Errors in the program's language.
    "LC_ALL=C",
  ]
}

import BusinessLogic
import Threads

/// The versions that the user compares.
extension Git {
  /// Returns the commits of two versions; without a later one, `nil` for it. Throws ``Failed``.
  func commits(
    of revisions: Revisions
  ) async throws -> (earlier: Commit, later: Commit?) {
    let named = try await commit(revisions.earlier)
    var later: Commit?
    if let name = revisions.later { later = try await commit(name) }
    guard revisions.sinceFork else { return (named, later) }
    let end = if let later { later } else { try await commit("HEAD") }
    let found = try await run(["merge-base", end.id, named.id])
    let id = String(decoding: found.output.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    guard found.status == 0, !id.isEmpty else {
      if !found.errors.isEmpty { throw failure(found) }
      let hint = try await isShallow ? " in this shallow clone: run git fetch --unshallow" : ""
      throw Failed("\(end.name) and \(named.name) have no commit in common\(hint)")
    }
    return (Commit(id: id, name: "\(revisions)"), later)
  }

  /// Returns which commits of the earlier version HEAD lacks; `nil` if there is nothing to warn about.
  func lack(of commit: Commit, in revisions: Revisions) async throws -> DecisionHistory.Lack? {
    guard !revisions.sinceFork, revisions.later == nil, revisions.earlier != "HEAD",
      let head = try await id(of: "HEAD")
    else { return nil }
    let counted = try await run(["rev-list", "--count", "\(head)..\(commit.id)"])
    // A count may need what a partial clone lacks. The comparison doesn't.
    let digits = String(decoding: counted.output, as: UTF8.self).prefix(while: \.isNumber)
    guard counted.status == 0, let count = Int(digits), count > 0 else { return nil }
    return DecisionHistory.Lack(
      count: try await isShallow ? nil : count,
      hasFork: try await run(["merge-base", head, commit.id]).status == 0)
  }

  /// Returns the names of the branches and the tags, those of remotes last. Throws ``Failed``.
  func names() async throws -> [String] {
    try await output([
      "for-each-ref", "--count=\(Self.mostNames)", "--format=%(refname:short)", "refs/heads",
      "refs/tags", "refs/remotes",
    ]).split(separator: "\n").map(String.init)
  }

  /// A repository of many years has more tags than anybody reads.
  private static let mostNames = 10_000

  /// Returns the error of a revision that doesn't exist, with a name that was probably meant, and the
  /// fetch that may get it. Throws ``Failed`` if git fails.
  func unknown(_ revision: String) async throws -> Failed {
    if revision == "HEAD" {
      // Git warns of a broken branch, which seems to have no commit, too.
      let branches = try await run(["for-each-ref", "--format=", "refs/heads"])
      return branches.status == 0 && branches.errors.isEmpty
        ? Failed("there is no commit yet: commit the decisions first") : failure(branches)
    }
    let known = (try? await names()) ?? []
    // A clone for a check has the branches of the remote only.
    let fetched = known.first { $0.hasSuffix("/\(revision)") }
    // `main~2` needs main.
    let name = revision.prefix { !"~^@:".contains($0) }
    let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
    // Without the remote, the repository may have a branch of that name itself.
    let own = known.first { $0 == parts.dropFirst().last }
    let near = fetched ?? own ?? nearest(to: revision, among: known)
    let isRemote = parts.count == 2 ? await isSet("remote.\(parts[0]).url") : false
    let (remote, branch) = isRemote ? (parts[0], parts[1]) : ("origin", String(name))
    let isShallow = (try? await isShallow) ?? false
    let words =
      "unknown revision \"\(revision)\": expected a commit, a branch or a tag, such as HEAD~1"
    let hint = near.map { "; did you mean \"\($0)\"?" } ?? ""
    guard fetched == nil, isShallow || isRemote || near == nil, Self.isPlain(remote),
      await isSet("remote.\(remote).url")
    else { return Failed(words + hint) }
    // Only with a place for it, the fetch makes what the name means; a commit has none.
    let isBranch = Self.isPlain(branch) && !branch.isEmpty && branch != "HEAD"
    let place = isRemote ? "refs/remotes/\(remote)/\(branch)" : branch
    let what = isBranch && !known.contains(String(name)) ? " \(branch):\(place)" : ""
    let fetch = "git fetch \(isShallow ? "--unshallow " : "")\(remote)\(what)"
    return Failed("\(words); if this clone lacks it, run \(fetch)\(hint)")
  }

  /// The host of the remote `origin`; `nil` if there is none, or of an unknown kind.
  var host: HostedFiles? {
    get async {
      let found = try? await output(["config", "--get", "remote.origin.url"])
      return found.flatMap { HostedFiles(remote: String($0.dropLast())) }
    }
  }

  private var isShallow: Bool {
    get async throws {
      try await output(["rev-parse", "--is-shallow-repository"]).hasPrefix("true")
    }
  }

  /// Whether the shell reads a name as it is. What you are told to type never does anything else.
  static func isPlain(_ name: some StringProtocol) -> Bool {
    !name.hasPrefix("-")
      && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || "-_./".contains($0) }
  }
}

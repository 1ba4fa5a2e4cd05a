import BusinessLogic
import FolderWatch
import SystemPackage

extension FileDecisions {
  /// Returns the decisions whose files differ between the revisions in git. Without `revisions`,
  /// returns none, because edits are saved at once. Throws ``Failed`` and ``FileTrouble``.
  public func getChanges(between revisions: Revisions?) async throws -> DecisionHistory {
    guard let revisions else { return DecisionHistory() }
    let versions = try DecisionVersions(of: root)
    let commits = try await versions.git.commits(of: revisions)
    let earlier = try await versions.version(commits.earlier)
    let later =
      if let later = commits.later { try await versions.version(later) } else {
        try await versions.version(of: files(), after: earlier)
      }
    return DecisionHistory(
      try await versions.changes(from: earlier, to: later),
      lack: try await versions.git.lack(of: commits.earlier, in: revisions))
  }

  /// Returns the web addresses of the decisions as they are at a revision, by their keys; none where the
  /// repository has no host that is known.
  public func getAddresses(at revision: String?) async -> [String: String] {
    guard let versions = try? DecisionVersions(of: root), let host = await versions.git.host,
      let commit = try? await versions.git.commit(revision ?? "HEAD"),
      let version = try? await versions.version(commit)
    else { return [:] }
    var files = version.files
    if revision == nil {
      guard let present = try? await versions.version(of: self.files(), after: version) else {
        return [:]
      }
      files = present.files.filter { present.isUnchanged($0.path, since: version) }
    }
    let addresses = files.map { key, path in
      (key, host.address(of: versions.git.folder.pushing(path).string, in: commit.id))
    }
    return Dictionary(addresses) { first, _ in first }
  }

  /// Starts git only for the names.
  public func getBranches() async -> Branches {
    let names = try? await DecisionVersions(of: root).git.names()
    return Branches(current: branch, names: names ?? [])
  }

  /// What is checked out, read from the repository itself; `nil` if there is none.
  var branch: String? { GitRepository(around: root)?.branch }

  /// Reads git's configuration.
  public func hasMergeDriver() async -> Bool {
    await (try? DecisionVersions(of: root))?.git.isSet("merge.proscons.driver") ?? false
  }
}

import BusinessLogic
import FolderWatch

extension FileDecisions {
  /// Returns the decisions whose files differ between the versions in git. Without versions,
  /// returns none, because edits are saved at once. Throws ``Failed`` and ``FileTrouble``.
  public func getChanges(between revisions: Revisions?) async throws -> DecisionHistory {
    guard let revisions else { return DecisionHistory() }
    let versions = try DecisionVersions(of: root)
    let commits = try await versions.git.commits(of: revisions)
    let earlier = try await versions.version(commits.earlier)
    if let later = commits.later {
      return DecisionHistory(
        try await versions.changes(from: earlier, to: try await versions.version(later)))
    }
    return DecisionHistory(
      try await versions.changes(from: earlier, to: try files()),
      lacking: try await versions.git.lacking(from: commits.earlier, in: revisions))
  }

  /// Returns the web addresses of the decisions as they are at a revision, by their keys; none where the
  /// repository has no host that is known.
  public func getAddresses(at revision: String?) async -> [String: String] {
    guard let versions = try? DecisionVersions(of: root), let host = await versions.git.host,
      let commit = try? await versions.git.commit(revision ?? "HEAD"),
      let version = try? await versions.version(commit)
    else { return [:] }
    do {
      let present = try revision == nil ? files() : nil
      return try await versions.addresses(of: version, as: present, at: host)
    } catch {
      return [:]
    }
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

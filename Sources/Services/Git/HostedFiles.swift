import DecisionMarkdown

/// The pages of a repository's files at its host, such as GitHub.
struct HostedFiles {
  /// The address of all files of a commit, up to its ID.
  private let start: String
  /// What shows the text of a file instead of a page made from it, so that it has lines.
  private let end: String

  /// Creates the pages from the address of a remote: `git@github.com:team/project.git`. `nil` if it is
  /// none of a known kind of host.
  ///
  /// Only the host, the port of a web server and the path count, because the address may hold a
  /// password.
  init?(remote: String) {
    let scheme = ["https://", "http://", "ssh://", "git://"].first(where: remote.hasPrefix) ?? ""
    let rest = remote.dropFirst(scheme.count)
    let authority = rest.prefix { $0 != "/" && (!scheme.isEmpty || $0 != ":") }
    let place = authority.split(separator: "@").last ?? ""
    let host = place.prefix { $0 != ":" }
    let isWeb = scheme.hasPrefix("http")
    let port = isWeb ? place.dropFirst(host.count).filter { ":0123456789".contains($0) } : ""
    var path = rest.dropFirst(authority.count + 1)
    while path.hasSuffix("/") { path.removeLast() }
    if path.hasSuffix(".git") { path.removeLast(4) }
    guard !host.isEmpty, [host, path].allSatisfy({ $0 == String($0).escapedInURL }),
      path.contains("/")
    else { return nil }
    let kinds = [
      (["github"], "blob", "?plain=1"), (["gitlab"], "-/blob", "?plain=1"),
      (["gitea", "forgejo", "codeberg"], "src/commit", "?display=source"),
    ]
    let kind = kinds.first { names, _, _ in names.contains { host.lowercased().contains($0) } }
    guard let (_, folder, end) = kind else { return nil }
    let server = "\(isWeb ? scheme : "https://")\(host)\(port)"
    (start, self.end) = ("\(server)/\(path)/\(folder)/", end)
  }

  func address(of path: String, in commit: String) -> String {
    "\(start)\(commit)/\(path.escapedInURL)\(end)"
  }
}

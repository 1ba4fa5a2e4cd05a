/// A function to apply to each file of a library, so that only the files being read are in memory.
public struct LibraryPass<Digest: Sendable>: Sendable {
  package var digest: @Sendable (LibraryFile) -> Digest
  /// Returns the earlier result for this version of the file at a path; `nil` if there is none.
  package var known: @Sendable (_ path: String, _ version: Int) -> Digest?

  /// The phrase that a file of interest contains; a service may pass other files without their
  /// content. `nil` if all files are of interest.
  package let phrase: Phrase?

  /// The paths of the files to pass, instead of all that are opened; `nil` for these.
  package let paths: [String]?

  /// Whether the pass checks the files. It then also passes those with a stale index of the
  /// decisions, and a service may leave the sections and the markup of a decision empty.
  package let isCheck: Bool

  /// Whether the decisions go into pages for others. Then files that link to outside the opened folder
  /// aren't read.
  package let isForPages: Bool

  /// Creates a pass. By default, it applies `digest` to every file.
  package init(
    of paths: [String]? = nil, naming phrase: Phrase? = nil,
    checking isCheck: Bool = false, forPages isForPages: Bool = false,
    unless known: @escaping @Sendable (_ path: String, _ version: Int) -> Digest? = { _, _ in nil },
    _ digest: @escaping @Sendable (LibraryFile) -> Digest
  ) {
    self.phrase = phrase
    self.known = known
    self.digest = digest
    self.paths = paths
    self.isCheck = isCheck
    self.isForPages = isForPages
  }

  /// Creates a pass that keeps the `earlier` result of each file that has the same version.
  package init(
    renewing earlier: [Digest], forPages isForPages: Bool = false,
    of file: @escaping @Sendable (Digest) -> LibraryFile,
    _ digest: @escaping @Sendable (LibraryFile) -> Digest
  ) {
    let known = Dictionary(earlier.map { (file($0).path, $0) }) { $1 }
    self.init(
      forPages: isForPages,
      unless: { path, version in known[path].flatMap { file($0).version == version ? $0 : nil } },
      digest)
  }
}

/// What is wanted of each file of a library, so that no more of them need be in memory at a time
/// than are being read.
public struct LibraryPass<Digest: Sendable>: Sendable {
  /// Makes what is wanted of a file.
  public let digest: @Sendable (LibraryFile) -> Digest

  /// What was made of the file at a path before, when it had this version; `nil` if nothing was.
  public let known: @Sendable (_ path: String, _ version: Int) -> Digest?

  /// What a file must name to be of interest; one that surely doesn't may be handed over without
  /// what it says. `nil` if all are of interest.
  public let phrase: Phrase?

  /// Creates a pass; without more than what to make of a file it makes that of every one.
  public init(
    naming phrase: Phrase? = nil,
    unless known: @escaping @Sendable (_ path: String, _ version: Int) -> Digest? = { _, _ in nil },
    _ digest: @escaping @Sendable (LibraryFile) -> Digest
  ) {
    self.phrase = phrase
    self.known = known
    self.digest = digest
  }
}

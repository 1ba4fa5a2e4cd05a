import DecisionMarkdown
import SystemPackage

/// An edit of a file, which stores only the changed bytes.
struct FileEdit: Sendable {
  let path: FilePath

  /// The file before the edit; `nil` if the edit created it.
  let before: Version?
  let after: Version

  /// A version of the file, identified by a digest of its bytes.
  struct Version: Sendable {
    private let digest: Int

    /// The replacements that produce this version from the other one.
    let changes: Spelling

    fileprivate init(_ bytes: [UInt8], by changes: Spelling) {
      digest = Self.digest(of: bytes)
      self.changes = changes
    }

    func isMade(of bytes: [UInt8]) -> Bool { digest == Self.digest(of: bytes) }

    /// Returns a 64-bit hash, seeded anew in each run, so an accidental collision is all but
    /// impossible.
    private static func digest(of bytes: [UInt8]) -> Int {
      var hasher = Hasher()
      bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
      return hasher.finalize()
    }
  }

  /// Creates an edit that makes `changes`, or replaces the whole text without them. `before` is
  /// `nil` for a new file.
  init(
    _ path: FilePath, from before: [UInt8]?, to after: [UInt8], by changes: Spelling? = nil
  ) {
    let changes = changes ?? [Replacement(before?.indices ?? 0..<0, after)]
    self.path = path
    self.before = before.map { Version($0, by: $0.inverse(of: changes)) }
    self.after = Version(after, by: changes)
  }
}

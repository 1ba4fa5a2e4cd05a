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
    fileprivate let changes: Spelling

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

  init(_ path: FilePath, from before: [UInt8], to after: [UInt8], by changes: Spelling) {
    self.path = path
    self.before = Version(before, by: before.inverse(of: changes))
    self.after = Version(after, by: changes)
  }

  init(making path: FilePath, of bytes: [UInt8]) {
    self.path = path
    before = nil
    after = Version(bytes, by: [Replacement(0..<0, bytes)])
  }

  /// Returns the bytes after the edit, given those before it.
  func made(of before: [UInt8]) -> [UInt8] { before.replacing(after.changes) }

  /// Returns the bytes before the edit, given those after it; `nil` if there was no file.
  func undone(_ after: [UInt8]) -> [UInt8]? { before.map { after.replacing($0.changes) } }
}

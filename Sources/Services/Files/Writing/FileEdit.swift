import DecisionMarkdown
import SystemPackage

/// An edit of a file, with no more of its bytes than what has changed.
struct FileEdit: Sendable {
  let path: FilePath

  /// The bytes that the edit found; `nil` if it made the file.
  let before: Version?

  /// The bytes that the edit has left.
  let after: Version

  /// A state of the file, told from others by a digest.
  struct Version: Sendable {
    private let digest: Int

    /// What makes it of the other state.
    fileprivate let changes: Spelling

    fileprivate init(_ bytes: [UInt8], by changes: Spelling) {
      digest = Self.digest(of: bytes)
      self.changes = changes
    }

    /// Whether these are its bytes.
    func isMade(of bytes: [UInt8]) -> Bool { digest == Self.digest(of: bytes) }

    /// Of 64 bits, with a key that is made anew in each run: nobody meets it by chance.
    private static func digest(of bytes: [UInt8]) -> Int {
      var hasher = Hasher()
      bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
      return hasher.finalize()
    }
  }

  /// An edit that changed the bytes of a file.
  init(_ path: FilePath, from before: [UInt8], to after: [UInt8], by changes: Spelling) {
    self.path = path
    self.before = Version(before, by: before.inverse(of: changes))
    self.after = Version(after, by: changes)
  }

  /// An edit that made a file.
  init(making path: FilePath, of bytes: [UInt8]) {
    self.path = path
    before = nil
    after = Version(bytes, by: [Replacement(0..<0, bytes)])
  }

  /// The bytes after the edit, made of those before it.
  func made(of before: [UInt8]) -> [UInt8] { before.replacing(after.changes) }

  /// The bytes before the edit, made of those after it; `nil` if there was no file.
  func undone(_ after: [UInt8]) -> [UInt8]? { before.map { after.replacing($0.changes) } }
}

import SystemPackage

/// An edit of a text, which can be undone and redone.
///
/// Keeps a hash of each version and the bytes that differ, not the versions: a session can edit a
/// large file hundreds of times.
struct TextEdit: Sendable {
  let isOfDraft: Bool

  /// The key, path and name of the text, without its bytes.
  let place: SourceText

  private let start: Int
  private let removed: [UInt8]
  private let added: [UInt8]
  /// `nil` if the edit created the text.
  private let hashBefore: Int?
  /// `nil` if the edit removed the text.
  private let hashAfter: Int?

  init?(_ part: Replacement, isOfDraft: Bool) {
    guard let text = part.new ?? part.old else { return nil }
    let (old, new) = (part.old?.bytes ?? [], part.new?.bytes ?? [])
    let shorter = min(old.count, new.count)
    let (start, tail) = old.withUnsafeBytes { old in
      new.withUnsafeBytes { new in
        // Eight bytes at a time, then one by one.
        func areSame(_ one: Int, _ other: Int) -> Bool {
          old.loadUnaligned(fromByteOffset: one, as: UInt64.self)
            == new.loadUnaligned(fromByteOffset: other, as: UInt64.self)
        }
        var (start, tail) = (0, 0)
        while start + 8 <= shorter, areSame(start, start) { start += 8 }
        while start < shorter, old[start] == new[start] { start += 1 }
        let rest = shorter - start
        while tail + 8 <= rest, areSame(old.count - tail - 8, new.count - tail - 8) { tail += 8 }
        while tail < rest, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
        return (start, tail)
      }
    }
    self.start = start
    removed = Array(old[start..<old.count - tail])
    added = Array(new[start..<new.count - tail])
    (hashBefore, hashAfter) = (part.old.map(Self.hash), part.new.map(Self.hash))
    (place, self.isOfDraft) = (text.holding([]), isOfDraft)
  }

  var isCreation: Bool { hashBefore == nil }

  var isRemoval: Bool { hashAfter == nil }

  /// Returns the text before the edit; `nil` if there was none. Throws ``FileTrouble`` unless
  /// `after` is the text that the edit made.
  func undone(_ after: SourceText?) throws -> SourceText? {
    guard after.map(Self.hash) == hashAfter else { throw trouble }
    return isCreation ? nil : replace(added, with: removed, in: after ?? place)
  }

  /// Returns the text after the edit; `nil` if it removed it. Throws ``FileTrouble`` unless `before`
  /// is the text from before the edit.
  func redone(_ before: SourceText?) throws -> SourceText? {
    guard before.map(Self.hash) == hashBefore else { throw trouble }
    return isRemoval ? nil : replace(removed, with: added, in: before ?? place)
  }

  private func replace(
    _ old: [UInt8], with new: [UInt8], in text: SourceText
  ) -> SourceText {
    var bytes = text.bytes
    bytes.replaceSubrange(start..<start + old.count, with: new)
    return text.holding(bytes)
  }

  private static func hash(_ text: SourceText) -> Int {
    var hasher = Hasher()
    // An array would be hashed byte by byte.
    text.bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }

  private var trouble: FileTrouble { FileTrouble(FilePath(place.path ?? place.key), .changedSince) }
}

/// The versions to compare, in the notation of `git diff`: `main`, `main...`, `v1..v2`, `v1...v2`.
public struct Revisions: Sendable, Hashable, CustomStringConvertible {
  /// The earlier version: a commit, a branch or a tag.
  package let earlier: String
  /// The later version; `nil` for the decisions as they are now.
  package let later: String?
  /// Whether to compare with the commit where the later version, or HEAD, left the earlier one.
  package let sinceFork: Bool
  /// The versions as the user named them.
  public let description: String

  /// Reads the versions. A missing name beside two dots means HEAD, and so does one before three.
  package init(_ description: String) {
    self.description = description
    let dots = description.firstRange(of: "..") ?? description.endIndex..<description.endIndex
    let end = description[dots.lowerBound...]
    sinceFork = end.hasPrefix("...")
    let (before, after) = (description[..<dots.lowerBound], end.dropFirst(sinceFork ? 3 : 2))
    earlier = before.isEmpty ? "HEAD" : String(before)
    later = after.isEmpty ? sinceFork || dots.isEmpty ? nil : "HEAD" : String(after)
  }
}

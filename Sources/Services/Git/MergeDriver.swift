import DecisionMarkdown
import SystemPackage

/// Merges the files that git hands to a merge driver.
package enum MergeDriver {
  /// Merges the changes of `ours` and `theirs` since `base`, and writes the result to `ours`.
  /// Returns whether there are no conflicts. If it throws `FileTrouble`, `ours` is untouched.
  package static func merge(base: String, ours: String, theirs: String) throws -> Bool {
    let path = FilePath(ours)
    let stamp = FileStamp(of: path)
    let versions = try [base, ours, theirs].map { try DecisionFile.text(of: FilePath($0)) }
    let merge = DecisionMerge(base: versions[0], ours: versions[1], theirs: versions[2])
    try AtomicFile().replace(path, at: stamp, with: merge.bytes)
    return merge.conflicts.isEmpty
  }
}

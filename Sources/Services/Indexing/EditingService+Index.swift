import BusinessLogic
import SystemPackage

extension EditingService {
  /// Throws in a draft, because the index is of the decisions in the files.
  package func writeIndex(to path: String?) async throws -> EditAnswer {
    if copies != nil { throw Refused.draftIsOpen }
    if let path { try FolderIndex.check(FilePath(path)) }
    let part = try await base.locked([path]) {
      let part = try await base.index(at: path)
      try await base.replace(part.old == part.new ? [] : [part])
      return part
    }
    return await answers(to: [part])[0]
  }
}

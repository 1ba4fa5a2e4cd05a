import Decisions

extension EditingWorker {
  func beginDraft() async throws -> Edited {
    let answers = try await drafts?.beginDraft(of: nil) ?? []
    return Edited(.draft(answers.map(\.receipt.key)), answers)
  }

  /// Keeps the edits of the draft, or of an author's proposal, in one step, and closes it. The screens
  /// already show all of a draft but what was merged.
  func keepDraft(of author: String? = nil, rest: Bool) async throws -> Edited {
    if let author { _ = try await drafts?.beginDraft(of: author) }
    do {
      let answers = try await drafts?.keep(rest: rest) ?? []
      let receipts = answers.map(\.receipt).filter(\.hasChanged)
      let changes = answers.compactMap(\.change)
      return Edited(
        .keep(receipts.map(\.key), merged: changes.map(\.key), isRest: rest), receipts,
        changes: changes)
    } catch {
      if author != nil { _ = await drafts?.endDraft(leaving: true) }
      throw error
    }
  }

  /// Drops the draft or an author's proposal, or leaves the draft to a later session.
  func dropDraft(of author: String? = nil, leaving: Bool = false) async throws -> Edited {
    if let author { _ = try await drafts?.beginDraft(of: author) }
    let changes = await drafts?.endDraft(leaving: leaving) ?? []
    let keys = changes.map(\.key)
    return Edited(leaving ? .leave(keys) : .drop(keys), changes: author == nil ? changes : [])
  }
}

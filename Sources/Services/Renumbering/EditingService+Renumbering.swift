import BusinessLogic

extension EditingService {
  /// Throws in a draft, because the files of the copies would be others.
  package func renumber(_ wish: NumberWish) async throws -> RenumberAnswer {
    if copies != nil { throw Refused.draftIsOpen }
    let (done, step) = try await base.renumber(wish)
    return RenumberAnswer(done, await answers(to: step))
  }
}

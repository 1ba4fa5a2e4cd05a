import BusinessLogic
import Decisions

/// What can't be part of a draft, whose copies are of decisions that the files have.
extension EditingService {
  /// The base. Throws while a draft is open.
  private var undrafted: Base {
    get throws {
      if copies != nil { throw Refused.draftIsOpen }
      return base
    }
  }

  package func create(title: String, as form: DecisionForm?) async throws -> EditAnswer {
    let base = try undrafted
    let text = try await base.locked([nil]) { try await base.create(title: title, as: form) }
    return await answers(to: [Replacement(nil, with: text)])[0]
  }

  package func save(_ key: String, to path: String) async throws {
    try await undrafted.save(key, to: path)
  }

  package func writeIndex(to path: String?) async throws -> EditAnswer {
    let base = try undrafted
    let part = try await base.locked([path]) {
      let part = try await base.index(at: path)
      try await base.replace([part])
      return part
    }
    return await answers(to: [part])[0]
  }

  package func renumber(_ wish: NumberWish) async throws -> RenumberAnswer {
    let (done, step) = try await undrafted.renumber(wish)
    return RenumberAnswer(done, await answers(to: step))
  }
}

import ReactiveHybrid
import Testing

@Suite("The names of version 1.0.0")
struct FormerNamesTests {
  @Test("are those of today, also in a switch")
  func names() {
    let former: any FormerNames = NamesOfToday()
    #expect(former.isTell(Fetching.Action.notify))
    #expect(!former.isTell(Fetching.Action.show))
    #expect(former.isTell(Writing.Action.notify))
  }
}

/// A call through a protocol raises no warning.
private protocol FormerNames {
  func isTell(_ action: Fetching.Action) -> Bool
  func isTell(_ action: Writing.Action) -> Bool
}

private struct NamesOfToday: FormerNames {
  @available(*, deprecated)
  func isTell(_ action: Fetching.Action) -> Bool {
    switch action {
    case .tell: true
    default: false
    }
  }

  @available(*, deprecated)
  func isTell(_ action: Writing.Action) -> Bool { action == .tell }
}

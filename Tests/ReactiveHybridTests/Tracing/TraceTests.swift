import ReactiveHybrid
import ReactiveHybridTesting
import TestTools
import Testing
import Threads

@MainActor @Suite("A trace", .timeLimit(.minutes(1)))
struct TraceTests {
  private let service = HandAnswers<String>(heedsCancellation: false)
  private let trace = Trace()
  private let heard = Locked<[Seam]>([])
  private let viewModel: ViewModel<String>

  init() {
    viewModel = .asking(service)
    viewModel.follow(trace, as: "tea")
    trace.listener = { [heard] seam in
      heard.withLock { seams in
        seams.append(seam)
        return seams.count - 1
      }
    }
  }

  private var events: [String] { heard.withLock { $0.map(\.event) } }

  private func fetch(answer: String, number: Int) async {
    let fetch = Task { await viewModel.fetch() }
    await service.answer(answer, to: number)
    _ = await fetch.value
  }

  @Test("follows a fetch, from its beginning to the answer in the box")
  func fetch() async {
    await fetch(answer: "hot", number: 1)
    #expect(
      events == [
        "ViewModel of tea: fetch 1 begins", "Box of tea: notifies 0: loading",
        "Latest of tea: starts request 1", "ViewModel+Asking: asking", "ViewModel+Asking: answered",
        "Box of tea: notifies 0: a response",
        "ViewModel of tea: fetch 1 answered",
      ])
    #expect(heard.withLock { $0.last?.phase } == .end(of: 0))
  }

  @Test("says that an equal answer to an update is silent, by saying nothing of the box")
  func silent() async {
    await fetch(answer: "hot", number: 1)
    heard.withLock { $0 = [] }
    let update = Task { await viewModel.update() }
    await service.answer("hot", to: 2)
    _ = await update.value
    #expect(
      events == [
        "ViewModel of tea: update 2 begins", "Latest of tea: starts request 2",
        "ViewModel+Asking: asking", "ViewModel+Asking: answered",
        "ViewModel of tea: update 2 answered",
      ])
  }

  @Test("names the request that a newer one has taken the place of")
  func outranked() async {
    let older = Task { await viewModel.fetch() }
    await service.arrival(of: 1)
    let newer = Task { await viewModel.fetch() }
    await service.answer("new", to: 2)
    _ = await (older.value, newer.value)
    #expect(events.contains("Latest of tea: cancels request 1"))
    #expect(events.contains("ViewModel of tea: fetch 1 cancelled"))
    #expect(events.last == "ViewModel of tea: fetch 2 answered")
  }

  @Test("names the request whose caller was cancelled")
  func cancelled() async {
    let fetch = Task { await viewModel.fetch() }
    await service.arrival(of: 1)
    fetch.cancel()
    _ = await fetch.value
    #expect(events.contains("Latest of tea: cancels request 1"))
    #expect(events.last == "ViewModel of tea: fetch 1 cancelled")
  }

  @Test("also shows a content that is replaced as a whole")
  func replaced() {
    let owner = Owner(Content<String>())
    owner.follow(trace, as: "milk")
    owner.change { $0.loading() }
    owner.change(to: Content())
    #expect(
      events == ["Box of milk: notifies 0: loading", "Box of milk: notifies 0: no longer loading"])
  }

  @Test("has what its owner says of a change of the content")
  func detail() async {
    trace.detail = { old, new in
      guard let (old, new) = (old, new) as? (Content<String>, Content<String>) else { return [] }
      return ["\(old.words) → \(new.words)"]
    }
    await fetch(answer: "hot", number: 1)
    let details = heard.withLock { $0.flatMap(\.detail) }
    #expect(details == ["nothing → loading", "loading → hot"])
  }

  @Test("costs no text while nobody listens")
  func off() {
    trace.listener = nil
    func text() -> String {
      Issue.record("this text is for nobody")
      return ""
    }
    #expect(trace.passed(.logic, text()) == nil)
  }
}

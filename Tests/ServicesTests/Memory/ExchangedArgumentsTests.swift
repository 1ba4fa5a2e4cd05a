import BusinessLogic
import Decisions
import ReactiveHybrid
import TestSupport
import Testing
import Threads

@testable import Services

@Suite("A service of one's own for pros")
@MainActor struct ExchangedArgumentsTests {
  struct MyPros: ProsWorkerProtocol {
    func getArguments(of topic: TopicID) async throws -> AI {
      AI(title: "Artificial Intelligence", advantages: ["It never sleeps"], disadvantages: [])
    }
  }

  let topic = TopicID(decision: "ai")
  let service = EditingService(
    MemoryDecisions.artificialIntelligence(), exchanging: [ExchangedArguments(by: MyPros())])

  @Test("is asked by everything that shows pros")
  func shown() async throws {
    let pros = try await ProsApi(service).getArguments(of: topic)
    #expect(pros.advantages.map(\.text) == ["It never sleeps"])
    let decision = try await service.getDecision("ai")
    #expect(decision.options.map(\.advantages.count) == [1])
    let entries = try await MemoryDecisions.artificialIntelligence().getDecisions()
    #expect(try await service.getDecisions() == entries.map { $0.updated(from: decision) })
    #expect(try await service.getLibrary().map(\.decision) == [decision])
    #expect(try await service.getLibrary(LibraryPass { $0.decision }) == [decision])
  }

  @Test("leaves the cons alone, which can be edited")
  func others() async throws {
    let cons = try await ConsApi(service).getArguments(of: topic).disadvantages.count
    let option = OptionPlace.seen(number: 1, title: "Artificial Intelligence")
    let edit = KeyedEdit(.add(.con, text: "Heat", to: option), of: "ai")
    let change = try await service.apply([edit])[0].change
    #expect(change?.before?.options[0].arguments.map(\.text).first == "It never sleeps")
    #expect(change?.after?.options[0].disadvantages.count == cons + 1)
    #expect(change?.after == (try await service.getDecision("ai")))
  }

  @Test("takes no edits of its pros, and says so")
  func refused() async throws {
    let option = OptionPlace.seen(number: 1, title: "Artificial Intelligence")
    let pro = ArgumentPlace(option: option, side: .pro, number: 1, text: "It never sleeps")
    for edit in [Edit.add(.pro, text: "Cheap", to: option), .weigh(pro, 3), .remove(pro)] {
      await #expect {
        try await service.apply(edit, to: "ai")
      } throws: { "\($0)" == "The pros come from MyPros, and can't be edited here" }
    }
  }

  @Test("has a line of its own in a trace")
  func traced() async throws {
    let events = Locked<[String]>([])
    let exchanged = ExchangedArguments(by: MyPros()) {
      { seam in
        events.withLock {
          $0.append(seam.event); return 0
        }
      }
    }
    let source = MemoryDecisions.artificialIntelligence()
    _ = try await EditingService(source, exchanging: [exchanged]).getDecision("ai")
    #expect(
      events.withLock { $0 } == [
        "MyPros: asked for arguments of ai", "MyPros: answered with 1 argument",
      ])
  }

  @Test("is named by its failures, and never advised to be added to")
  func failures() async throws {
    func pros(_ own: some ProsWorkerProtocol) -> ProsWorker {
      ProsWorker(
        ProsApi(
          EditingService(
            MemoryDecisions.artificialIntelligence(), exchanging: [ExchangedArguments(by: own)])))
    }
    let failing = ViewModel<ArgumentList<Pros>>(worker: pros(FailingPros()), topic: topic)
    _ = await failing.fetch()
    #expect(failing.content.value.failure?.reason?.description == "FailingPros: Server is down")
    let empty = ViewModel<ArgumentList<Pros>>(worker: pros(NoPros()), topic: topic)
    _ = await empty.fetch()
    let error = empty.content.value.failure?.reason?.error as? NothingThere
    #expect(error?.description == "No pros found")
    #expect(error?.remedy == nil)
  }

  private struct FailingPros: ProsWorkerProtocol {
    func getArguments(of topic: TopicID) async throws -> AI { throw Breakdown() }
  }

  private struct NoPros: ProsWorkerProtocol {
    func getArguments(of topic: TopicID) async throws -> AI {
      AI(title: "", advantages: [], disadvantages: [])
    }

    func states() -> AsyncStream<SourceState> {
      AsyncStream { $0.yield(SourceState(changes: 3, trouble: "no network")) }
    }
  }

  @Test("says that it changed, and that it is out of reach")
  func changed() async throws {
    let service = EditingService(
      MemoryDecisions.artificialIntelligence(),
      exchanging: [ExchangedArguments(by: MyPros()), ExchangedArguments(by: NoPros())])
    let states = try await service.states()
    for await state in states where state.changes == 3 {
      #expect(state.trouble == "no network")
      return
    }
    Issue.record("the states have ended")
  }

  @Test("says which decisions have changed, and so does a merged stream")
  func keys() async throws {
    let files = HandFedStates()
    let service = EditingService(
      MemoryDecisions.artificialIntelligence(),
      exchanging: [ExchangedArguments(by: WatchedPros(files: files))])
    var states = try await service.states().makeAsyncIterator()
    await files.isWatched(by: 1)
    // The first state of the other service may come after a change.
    var keys: [String]?
    for change in 1...4 where keys == nil {
      files.send(changes: change, keys: ["ai"])
      keys = await states.next()?.keys
    }
    #expect(keys == ["ai"])
  }

  private struct WatchedPros: ProsWorkerProtocol {
    let files: HandFedStates

    func getArguments(of topic: TopicID) async throws -> AI {
      AI(title: "", advantages: [], disadvantages: [])
    }

    func states() async throws -> AsyncStream<SourceState> { try await files.states() }
  }

  @Test("doesn't change the decision's text, and a draft can still edit the cons")
  func drafted() async throws {
    let text = try await service.base.text(of: "ai").bytes
    let option = OptionPlace.seen(number: 1, title: "Artificial Intelligence")
    try await service.beginDraft()
    _ = try await service.apply(.add(.con, text: "Heat", to: option), to: "ai")
    let drafted = try await service.getDecision("ai").options[0]
    #expect(drafted.advantages.map(\.text) == ["It never sleeps"])
    #expect(drafted.disadvantages.last?.text == "Heat")
    _ = try await service.keep(rest: false)
    let kept = String(decoding: try await service.base.text(of: "ai").bytes, as: UTF8.self)
    #expect(kept == String(decoding: text, as: UTF8.self) + "* Heat\n")
  }
}

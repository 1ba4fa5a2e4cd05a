import Decisions
import ReactiveHybrid
import TestSupport
import Testing

@testable import BusinessLogic

@Suite("A worker of arguments")
struct ArgumentsWorkerTests {
  private func failure<S: Sided>(of worker: ArgumentsWorker<S>) async -> WorkerFailure? {
    do {
      _ = try await worker.topic(.tea)
      return nil
    } catch {
      return error
    }
  }

  @Test("asks its service for the topic and answers with its own side only")
  func success() async throws {
    let service = ReadyService<Cons> { id in
      #expect(id == .tea)
      return .tea
    }
    let topic = try await ConsWorker(service).topic(.tea)
    #expect(topic == Topic(title: "Tea", arguments: [Argument(.con, "Slow")]))
  }

  @Test("passes the notes on")
  func notes() async throws {
    let worker = ProsWorker(
      ReadyService { _ in AI(title: "Tea", arguments: [Argument(.pro, "Warm")], notes: ["Sip"]) })
    #expect(try await worker.topic(.tea).notes == ["Sip"])
  }

  @Test("takes no arguments of its side for a failure, in the seed's words", .bug(id: "seed 12"))
  func empty() async {
    let nothing = AI(title: "Tea", arguments: [])
    let failures = await [
      failure(of: ProsWorker(ReadyService { _ in nothing })),
      failure(of: ConsWorker(ReadyService { _ in nothing })),
      failure(of: ArgumentsWorker<Neutral>(ReadyService { _ in .tea })),
    ]
    #expect(
      failures == [
        .nothing(
          Reason(NothingThere("No pros found", under: "Pros of Tea", remedy: .makeArgument(.pro)))),
        .nothing(
          Reason(NothingThere("No cons found", under: "Cons of Tea", remedy: .makeArgument(.con)))),
        .nothing(
          Reason(
            NothingThere(
              "No neutral arguments found", under: "Neutral arguments of Tea",
              remedy: .makeArgument(.neutral)))),
      ])
  }

  @Test("translates what its service throws", .bug(id: "seed 8"), .bug(id: "seed 16"))
  func failure() async {
    let worker = ProsWorker(ReadyService { _ in throw Breakdown() })
    #expect(await failure(of: worker) == .failed(Reason(Breakdown())))
  }

  @Test("doesn't take a cancelled service for a failed one")
  func cancelled() async {
    let worker = ProsWorker(ReadyService { _ in throw CancellationError() })
    #expect(await failure(of: worker) == .cancelled)
  }
}

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
    #expect(
      await failure(of: ProsWorker(ReadyService { _ in nothing }))
        == .nothing("No pros found", of: "Tea"))
    #expect(
      await failure(of: ConsWorker(ReadyService { _ in nothing }))
        == .nothing("No cons found", of: "Tea"))
    #expect(
      await failure(of: NeutralWorker(ReadyService { _ in .tea }))
        == .nothing("No neutral arguments found", of: "Tea"))
  }

  @Test("says under which heading a list would stand that has none")
  func emptyList() async {
    let worker = NeutralWorker(ReadyService { _ in .tea })
    await #expect(
      throws: WorkerFailure.nothing(
        "No neutral arguments found", of: "Neutral arguments of Tea")
    ) {
      try await worker.arguments(of: .tea, .all)
    }
  }

  @Test("translates what its service throws", .bug(id: "seed 8"), .bug(id: "seed 16"))
  func failure() async {
    let worker = ProsWorker(ReadyService { _ in throw Breakdown() })
    #expect(await failure(of: worker) == .failed("Server is down"))
  }

  @Test("doesn't take a cancelled service for a failed one")
  func cancelled() async {
    let worker = ProsWorker(ReadyService { _ in throw CancellationError() })
    #expect(await failure(of: worker) == .cancelled)
  }
}

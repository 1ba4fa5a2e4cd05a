import BusinessLogic
import Decisions
import OpenCombine
import Presentation
import Prompt
import ReactiveHybrid
import Services
import UI

/// Implementations of fetching the document's pros from memory to the screen.
enum Fetching {
  static let hop = "the task hops it needs"
  static let ours = "all layers"

  /// Calls the service in a task off the main actor: the minimum for any such fetch.
  static func hops() -> Contender {
    let service = ProsApi(MemoryDecisions.artificialIntelligence())
    return Contender(name: hop) { times in
      for _ in 0..<times {
        _ = try await Task.detached {
          try await service.getArguments(of: TopicID(decision: "ai"))
        }.value
      }
    }
  }

  /// Fetches through all layers of the program.
  static func screen() -> Contender {
    let terminal = Terminal(Nowhere())
    let stage = Stage(terminal: terminal, alerts: Alerts(on: terminal) { "" })
    let worker = ProsWorker(ProsApi(MemoryDecisions.artificialIntelligence()))
    let topic = TopicID(decision: "ai")
    let screen = PageScreen(
      ProsViewModel(worker: worker, topic: topic), "pros", at: .arguments(topic, .pro), on: stage
    ) { Page($0, on: $1) }
    return Contender(name: ours) { times in
      for _ in 0..<times { _ = await screen.fetch(.fetch) }
    }
  }

  /// Fetches on OpenCombine, with a subject for the content and a future for the answer.
  static func combine() -> Contender {
    let service = ProsApi(MemoryDecisions.artificialIntelligence())
    let content = CurrentValueSubject<AI?, Never>(nil)
    let nowhere = Nowhere()
    let sink = content.sink { topic in
      guard let topic else { return }
      for (index, argument) in topic.advantages.enumerated() {
        nowhere.write("\(index + 1)  \(argument.text)\n", to: .standard)
      }
    }
    return Contender(name: "the same on OpenCombine") { times in
      for _ in 0..<times {
        let answers = AsyncStream.makeStream(of: AI.self)
        let fetch = Future<AI, any Error> { promise in
          nonisolated(unsafe) let promise = promise
          Task.detached {
            let answer: Result<AI, any Error>
            do {
              answer = .success(try await service.getArguments(of: TopicID(decision: "ai")))
            } catch {
              answer = .failure(error)
            }
            // OpenCombine 0.14.0 corrupts memory if a future is fulfilled on another thread than
            // its subscriber's.
            await MainActor.run { promise(answer) }
          }
        }
        let continuation = answers.continuation
        let waiting = fetch.sink(
          receiveCompletion: { _ in continuation.finish() },
          receiveValue: { continuation.yield($0) })
        content.send(nil)
        for await topic in answers.stream { content.send(topic) }
        withExtendedLifetime(waiting) {}
      }
      withExtendedLifetime(sink) {}
    }
  }
}

/// An output that discards everything.
struct Nowhere: Output {
  nonisolated func write(_ text: String, to stream: OutputStream) {}
}

import BusinessLogic
import OpenCombine
import Prompt
import ReactiveHybrid
import Services
import UI

/// Ways to fetch the document's pros from memory to the screen.
enum Fetching {
  static let hop = "the task hops it needs"
  static let ours = "all layers"

  /// A task off the main actor that asks the service, and back: what any such fetch needs.
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

  /// Ours.
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

  /// The same chain on OpenCombine: a subject for the content, a future for the answer.
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
            // Fulfilled on another thread than the one that listens it corrupts memory (0.14.0).
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

/// Where nobody reads.
struct Nowhere: Output {
  nonisolated func write(_ text: String, to stream: OutputStream) {}
}

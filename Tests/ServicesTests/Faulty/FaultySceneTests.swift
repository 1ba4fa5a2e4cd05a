import BusinessLogic
import ReactiveHybrid
import Services
import TestSupport
import Testing

@MainActor @Suite("What view models make of a faulty service", .bug(id: "seed 11"))
struct FaultySceneTests {
  let panel = FaultPanel(targets: ["pros", "decisions"])

  private func message(of kind: Fault.Kind) async -> String? {
    await panel.inject(Fault(kind), into: ["pros"])
    let service = FaultyService(ReadyService<Pros> { _ in .tea }, name: "pros", panel: panel)
    let viewModel = ProsViewModel(worker: ProsWorker(service), topic: .tea)
    await viewModel.fetch()
    return viewModel.content.value.message?.description
  }

  @Test("is an alert with the message of the fault")
  func fail() async {
    #expect(await message(of: .fail("Server is down")) == "Server is down")
  }

  @Test("is the seed's message when it answers with nothing", .bug(id: "seed 12"))
  func empty() async {
    #expect(await message(of: .empty) == "No pros found")
  }

  @Test("is a message for a question to a service of decisions", .bug(id: "seed 12"))
  func decisions() async {
    await panel.inject(Fault(.empty), into: ["decisions"])
    let worker = DecisionsWorker(
      FaultyService(MemoryDecisions(Sample.decisions), name: "decisions", panel: panel))
    let decision = ViewModel(worker: worker, .whole("ai"))
    await decision.fetch()
    #expect(decision.content.value.message?.description == "No options found in this decision")
  }
}

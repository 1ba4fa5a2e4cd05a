import BusinessLogic
import Decisions
import TestSupport
import Testing

@Suite("Every service that edits")
struct EditingContractTests {
  private let tea = OptionPlace.seen(number: 1, title: "Green tea")

  private func pros(_ service: FilledService) async throws -> [String] {
    try await service.decisions.getDecision("0007").options[0].advantages.map(\.text)
  }

  @Test("keeps an edit when the call returns", arguments: ServiceUnderTest.all)
  func keeps(service: ServiceUnderTest) async throws {
    try await service.filled { (service: FilledService) async throws in
      _ = try await service.editing.apply(.add(.pro, text: "Calming", to: tea), to: "0007")
      #expect(try await pros(service) == ["Warm", "Cheap", "Calming"])
      let place = ArgumentPlace(option: tea, side: .pro, number: 2, text: "Cheap")
      _ = try await service.editing.apply(.weigh(place, 3), to: "0007")
      let weighed = try await service.decisions.getDecision("0007").options[0].advantages[1]
      #expect(weighed.weight == 3)
    }
  }

  @Test("takes an edit back and makes it again", arguments: ServiceUnderTest.all)
  func undo(service: ServiceUnderTest) async throws {
    try await service.filled { (service: FilledService) async throws in
      let before = try await service.decisions.getDecision("0007")
      let edit = Edit.rewrite(
        ArgumentPlace(option: tea, side: .pro, number: 1, text: "Warm"), text: "Hot")
      let receipt = try await service.editing.apply(edit, to: "0007")
      try await service.editing.undo(receipt)
      #expect(try await service.decisions.getDecision("0007") == before)
      try await service.editing.redo(receipt)
      #expect(try await pros(service) == ["Hot", "Cheap"])
    }
  }

  @Test("tells whether an edit has changed anything", arguments: ServiceUnderTest.all)
  func hasChanged(service: ServiceUnderTest) async throws {
    try await service.filled { (service: FilledService) async throws in
      for hasChanged in [true, false] {
        let receipt = try await service.editing.apply(.setStatus("accepted"), to: "0007")
        #expect(receipt.hasChanged == hasChanged)
      }
    }
  }

  @Test("tells what an edit has found and what it has left", arguments: ServiceUnderTest.all)
  func change(service: ServiceUnderTest) async throws {
    try await service.filled { (service: FilledService) async throws in
      let before = try await service.decisions.getDecision("0007")
      let edit = Edit.add(.pro, text: "Calming", to: tea)
      let answer = try await service.editing.apply([KeyedEdit(edit, of: "0007")])[0]
      let after = try await service.decisions.getDecision("0007")
      let change = DecisionChange(of: "0007", from: before, to: after)
      #expect(answer.change == change)
      #expect(try await service.editing.undo(answer.receipt) == [change.inverse])
      #expect(try await service.editing.redo(answer.receipt) == [change])
      let made = try await service.editing.create(title: "Milk", as: nil).change
      #expect(made != nil)
      #expect(made?.before == nil)
      #expect(made?.after?.title == "Milk")
    }
  }

  @Test("makes a new decision, and takes it away again", arguments: ServiceUnderTest.all)
  func create(service: ServiceUnderTest) async throws {
    try await service.filled { (service: FilledService) async throws in
      let receipt = try await service.editing.create(title: "What to eat", as: nil).receipt
      let made = try await service.decisions.getDecisions().first { $0.title == "What to eat" }
      #expect(made?.key == receipt.key)
      try await service.editing.undo(receipt)
      #expect(try await service.decisions.getDecisions().map(\.key) == ["0007", "ai"])
      try await service.editing.redo(receipt)
      #expect(try await service.decisions.getDecisions().contains { $0.key == receipt.key })
    }
  }

  @Test("refuses in words what it can't do, and changes nothing", arguments: ServiceUnderTest.all)
  func refuses(service: ServiceUnderTest) async throws {
    try await service.filled { (service: FilledService) async throws in
      let before = try await service.decisions.getDecision("0007")
      let gone = ArgumentPlace(option: tea, side: .con, number: 1, text: "Purple")
      let error = await #expect(throws: (any Error).self) {
        try await service.editing.apply(.remove(gone), to: "0007")
      }
      #expect(error.map { String(describing: $0) }?.contains("Purple") == true)
      await #expect(throws: (any Error).self) {
        try await service.editing.apply(.setStatus("accepted"), to: "0815")
      }
      for unknown in [-1, 99] {
        await #expect(throws: CantUndo.unknown) {
          _ = try await service.editing.take([EditReceipt(id: unknown, key: "0007")], back: true)
        }
      }
      #expect(try await service.decisions.getDecision("0007") == before)
    }
  }

  @Test("saves a decision as a new file, never over another", arguments: ServiceUnderTest.all)
  func save(service: ServiceUnderTest) async throws {
    let folder = try TemporaryFolder()
    let path = folder.path(of: "saved.md")
    try await service.filled { (service: FilledService) async throws in
      try await service.editing.save("0007", to: path)
      let saved = try folder.read("saved.md")
      #expect(String(decoding: saved, as: UTF8.self).contains("Good, because Warm"))
      await #expect(throws: (any Error).self) {
        try await service.editing.save("ai", to: path)
      }
      #expect(try folder.read("saved.md") == saved)
    }
  }
}

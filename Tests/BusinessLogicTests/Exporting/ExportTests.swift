import BusinessLogic
import Decisions
import ReactiveHybrid
import TestSupport
import Testing

@MainActor
struct ExportTests {
  private let library = DecisionsWorker(
    Shelf([
      LibraryFile(7, Decision(title: "Seven", options: [])),
      LibraryFile(8, Decision(title: "Eight", options: [])),
    ]))

  private var worker: ExportWorker { ExportWorker(Titles(), library: library) }

  private func content(_ format: ExportFormat, of key: String? = nil) async -> Content<Exported> {
    let viewModel = ViewModel<Exported>(
      worker: worker, format: format, of: key.map { .decision($0) } ?? .all)
    await viewModel.fetch()
    return viewModel.content.value
  }

  private func written(to path: String) async -> Content<Edited> {
    let editing = EditingViewModel(
      Seat(
        Author("me"),
        at: DecisionStore(worker: EditingWorker(ReadyEditing(), decisions: Shelf([])))))
    _ = await editing.make { [worker] in try await worker.export(.json, of: .all, to: path) }
    return editing.content.value
  }

  @Test func `All decisions make one document`() async {
    #expect(await content(.csv).response?.text == "csv: Seven Eight")
  }

  @Test func `A decision makes a document of its own`() async {
    #expect(await content(.json, of: "0008").response?.text == "json: Eight")
  }

  @Test func `With a path it is written, and says so`() async {
    #expect(await written(to: "new").response?.action == .export(decisions: 2, path: "new"))
  }

  @Test func `What can't be written, and what isn't there, fails`() async {
    #expect(await written(to: "old").message?.description == "old exists already")
    let missing = await content(.json, of: "9")
    #expect(missing.message?.description == "There is no decision \"9\"")
    #expect(missing.failure?.isFinal == true)
  }
}

/// Exports the titles. A file named `old` exists already.
private struct Titles: ExportWorkerProtocol {
  struct Exists: Error, CustomStringConvertible {
    let description = "old exists already"
  }

  func document(of files: [LibraryFile], as format: ExportFormat) -> String {
    "\(format.rawValue): " + files.map(\.decision.title).joined(separator: " ")
  }

  func document(of trace: [TracedSeam]) -> String { "\(trace.count)" }

  func write(_ document: String, to path: String, _ use: FileUse) throws {
    if path == "old" { throw Exists() }
  }
}

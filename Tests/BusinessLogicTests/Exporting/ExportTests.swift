import BusinessLogic
import Decisions
import ReactiveHybrid
import Testing

@MainActor
struct ExportTests {
  private let library = DecisionsWorker(
    Shelf([
      LibraryFile(7, Decision(title: "Seven", options: [])),
      LibraryFile(8, Decision(title: "Eight", options: [])),
    ]))

  private func content(_ request: ExportRequest) async -> Content<Exported> {
    let viewModel = ViewModel<Exported>(
      worker: ExportWorker(Titles(), library: library), request: request)
    await viewModel.fetch()
    return viewModel.content.value
  }

  @Test func `All decisions make one document`() async {
    #expect(await content(.decisions(.csv)).response == .document("csv: Seven Eight", .csv))
  }

  @Test func `A decision makes a document of its own`() async {
    #expect(
      await content(.decisions(.json, of: "0008")).response
        == .document("json: Eight", .json))
  }

  @Test func `With a path it is written, and says so`() async {
    #expect(
      await content(.decisions(.json, to: "new")).response
        == .written("Exported 2 decisions to new"))
  }

  @Test func `What can't be written, and what isn't there, fails`() async {
    #expect(
      await content(.decisions(.json, to: "old")).message?.description == "old exists already")
    let missing = await content(.decisions(.json, of: "9"))
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

  func write(_ document: String, to path: String) throws {
    if path == "old" { throw Exists() }
  }
}

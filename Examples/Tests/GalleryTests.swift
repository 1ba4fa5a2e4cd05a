import ReactiveHybrid
import ReactiveHybridTesting
import Testing

@testable import Gallery

@Suite("The gallery", .timeLimit(.minutes(1)))
@MainActor
struct GalleryTests {
  private let clock = ManualClock()
  private let printed = Owner<[String]>([])

  @Test("answers as in the recorded session")
  func recorded() async throws {
    let recording = try Recording("gallery")
    let program = Program(clock: clock, print: { print($0) }, copy: { print("(copied \($0))") })
    program.start()
    for (number, line) in recording.lines.enumerated() {
      if let time = line.wholeMatch(of: #/\((\d+) ms later\)/#), let milliseconds = Int(time.1) {
        await clock.someoneSleeps(within: .milliseconds(milliseconds))
        print(line)
        clock.advance(by: .milliseconds(milliseconds))
      } else if line.hasPrefix("> ") {
        print(line)
        program.type(String(line.dropFirst(2)))
      } else {
        // It is printed when the answer has come: a test that waits for it needn't sleep.
        await printed.box.wait { $0.count > number }
      }
      if Recording.isOn { try await ContinuousClock().sleep(for: .milliseconds(100)) }
    }
    try recording.expect(printed.box.value)
  }

  @Test("asks only for the rows that it doesn't hold, and keeps those if it fails")
  func paging() async {
    let (list, service) = search()
    for call in 1...2 {
      let fetch = Task { call == 1 ? await list.fetch() : await list.more(upTo: 10) }
      await service.pages.answer(.some(number: 5), to: call)
      _ = await fetch.value
    }
    let more = Task { await list.more(upTo: 15) }
    await service.pages.fail(Breakdown(), at: 3)
    _ = await more.value
    #expect(service.pages.questions == ["cat: 5 from 0", "cat: 5 from 5", "cat: 5 from 10"])
    #expect(list.content.value.response?.pictures.count == 10)
    #expect(list.content.value.message?.description == "Server is down")
  }

  @Test("repeats a failed search when the service comes back, and not before")
  func retry() async {
    let isReachable = Owner(true)
    let (list, service) = search(isReachable.box)
    list.appear()
    let fetch = Task { await list.fetch() }
    await service.pages.fail(Breakdown())
    _ = await fetch.value
    isReachable.change(to: false)
    await list.settle()
    #expect(service.pages.count == 1)
    isReachable.change(to: true)
    await service.pages.answer(.some(number: 2), to: 2)
    await list.settle()
    #expect(list.content.value.response?.pictures.count == 2)
  }

  private func search(_ isReachable: Box<Bool>? = nil) -> (ViewModel<Found>, HandPictures) {
    let service = HandPictures()
    let isReachable = isReachable ?? Owner(true).box
    let list = ViewModel(about: Owner("cat").box, SearchWorker(service), isReachable)
    return (list, service)
  }

  private func print(_ line: String) { printed.change { $0.append(line) } }
}

/// Pictures whose pages a test answers by hand.
private struct HandPictures: PicturesWorkerProtocol {
  let pages = HandAnswers<[Picture]>()

  func pictures(matching words: String, from first: Int, limit: Int) async throws -> [Picture] {
    try await pages.ask("\(words): \(limit) from \(first)")
  }

  func picture(_ id: Int) async throws -> Picture { throw Breakdown() }
  func like(_ id: Int) async throws -> Picture { throw Breakdown() }
}

extension [Picture] {
  fileprivate static func some(number: Int) -> Self {
    (1...number).map { Picture(id: $0, title: "cat \($0)") }
  }
}

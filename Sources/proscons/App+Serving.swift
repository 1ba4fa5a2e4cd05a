import BusinessLogic
import CLibrary
import LivePage
import Prompt
import ReactiveHybrid
import Services
import Threads
import UI

/// The server for browsers: `proscons PATH serve`, and `serve` at the prompt.
extension App {
  static let serverWord = "serve"

  /// Serves pages until a signal ends the program.
  func runServer() async throws(CommandError) {
    try launch.expectServer(Self.serverWord)
    guard launch.words.count == 1 else {
      throw CommandError("expected nothing behind `\(Self.serverWord)`")
    }
    let (ends, streams) = (Ends(), StandardStreams())
    let (path, _, files, disk) = try servedFiles(on: streams)
    let drafts = Environment.drafts(of: path, on: disk)
    let (workers, watched) = Workers.wrapping(
      files, savingIn: drafts, on: disk, faults: faults, listener: { nil }, on: threads)
    let store = DecisionStore(
      worker: workers.editing, draftIsSafe: { drafts?.areSafe == true })
    let watching = WatchingViewModel(watched, notifying: store)
    do {
      try await withTaskExecutorPreference(threads) { try await files.recover() }
      await watching.start(afterShowing: false)
      let page = try await LivePage(workers.decisions, in: store)
      streams.write("\(page.address)\n", to: .standard)
      streams.write("Open this address in your browser. ^C ends the pages.\n", to: .error)
      streams.flush()
      await ends.first(on: threads)
      await page.close()
    } catch {
      throw CommandError("can't serve: \(error)")
    }
    // What is being written is complete.
    await store.writing.wait { !$0.isRunning }
    files.close()
    drafts?.close()
  }
}

/// The signals that end a server.
private struct Ends {
  private var signals = sigset_t()

  /// Blocks the signals. Must run before other threads begin, which inherit that.
  init() {
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, number) }
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  func first(on threads: WaitingThreads) async {
    await threads.run { [signals] in
      var (signals, number) = (signals, Int32(0))
      sigwait(&signals, &number)
    }
  }
}

/// The pages of the session at a prompt, whichever decisions it is on.
final class PromptPages: Pages {
  private var page: LivePage?
  var areShown: Bool { page != nil }

  func show(_ library: DecisionsWorker, in store: DecisionStore) async throws -> String {
    if let page { return page.address }
    let page = try await LivePage(library, in: store)
    self.page = page
    return page.address
  }

  func follow(_ library: DecisionsWorker, in store: DecisionStore) async {
    await page?.follow(library, in: store)
  }

  func close() async {
    // The user has agreed to lose what is still being written.
    await page?.close()
    page = nil
  }
}

import BusinessLogic
import Services
import TestSupport

/// The first page of a search, after all decisions are read.
enum FirstPage {
  /// Measures from a key to the best matches and their count, without a terminal.
  static func finding(in corpus: Corpus, _ isFigure: Bool, _ setting: Setting) async throws
    -> Finding
  {
    let service = FileDecisions(path: corpus.folder.path) { "2026-11-21" }
    let search = SearchViewModel(worker: SearchWorker(DecisionsWorker(service)))
    await search.open()
    var finding = Finding(
      what:
        "The first page of a search in \((corpus.files * corpus.arguments).grouped) arguments that are read"
    )
    var timings: [String: [Double]] = [:]
    for _ in 0..<setting.effort.rounds {
      for word in [Corpus.rareWord, "latency"] {
        await search.textChanged(to: String(word.dropLast()))
        let start = ContinuousClock.now
        await search.textChanged(to: word)
        timings[word, default: []].append(start.duration(to: .now).nanoseconds)
      }
    }
    finding.timings = timings.sorted { $0.key > $1.key }.map { Timing(name: $0, samples: $1) }
    finding.grow(
      "The first page of a search in arguments", to: corpus.files * corpus.arguments,
      Corpus.rareWord)
    if isFigure, let time = finding.timing(Corpus.rareWord)?.time.median {
      finding.goals = [
        .atMost(
          100, "ms to the best matches and their number", measured: time / 1e6)
      ]
    }
    return finding
  }
}

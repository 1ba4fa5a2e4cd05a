/// What was found in all decisions, as rows.
public final class MatchesViewModel: ViewModel<Listing> {
  /// Creates the view model of all that names `words`.
  public init(worker: LibraryWorker, words: String) {
    super.init { () throws(WorkerFailure) in
      Listing(of: Phrase(words), in: try await worker.files())
    }
  }
}

extension Listing {
  init(of phrase: Phrase, in files: [LibraryFile]) {
    let found = files.flatMap { file in
      file.matches(of: phrase).map { (match: $0, remark: file.remark(on: $0)) }
    }
    self.init(
      title: Sentences.matches(found.count, of: phrase, in: files), found,
      notes: Sentences.unread(files)
    ) { number, row in
      Row(number: number, row.match.sentence, remark: row.remark, key: row.match.route)
    }
  }
}

extension LibraryFile {
  /// Where a match stands, what became of it, and the way to it.
  fileprivate func remark(on match: Match) -> String {
    var words = [decision.title]
    if let place = match.option {
      let title = decision.options[place].title
      if decision.options.count > 1, match.kind != .option { words.append(title) }
      words.append(Outcome(of: place, in: decision).words)
    } else {
      words.append("consequence")
    }
    return (words + [decision.status, match.route].compactMap(\.self)).joined(separator: ", ")
  }
}

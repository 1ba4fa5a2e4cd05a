/// The corpora of a run. Creates each shared one once.
final class Corpora {
  private let setting: (program: String, seed: Int, peers: Peers)
  private var corpora: [Int: Corpus] = [:]
  private var tables: [Int: PeerTables] = [:]

  /// Creates an empty cache. All data are derived from `seed`.
  init(program: String, seed: Int, peers: Peers) {
    setting = (program, seed, peers)
  }

  /// Returns a shared corpus of `files` files with a thousand arguments each.
  func ofThousands(_ files: Int) throws -> Corpus {
    if let corpus = corpora[files] { return corpus }
    let corpus = try Corpus(files: files, arguments: 1000, seed: setting.seed)
    corpora[files] = corpus
    return corpus
  }

  /// Creates a corpus of so many files of prose.
  func ofProse(_ files: Int) throws -> Corpus {
    try Corpus(proseFiles: files, seed: setting.seed)
  }

  /// Creates a corpus of one file, which a row may modify.
  func file(of arguments: Int) throws -> Corpus {
    try Corpus(files: 1, arguments: arguments, seed: setting.seed)
  }

  /// Returns the data of a shared corpus in the formats of the peers.
  func tables(ofThousands files: Int) async throws -> PeerTables {
    if let known = tables[files] { return known }
    let made = try await PeerTables(
      of: ofThousands(files), program: setting.program, setting.peers)
    tables[files] = made
    return made
  }
}

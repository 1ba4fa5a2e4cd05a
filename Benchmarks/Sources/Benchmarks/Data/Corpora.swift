/// The decisions of a run: each size of them is made once, whatever rows ask for it.
final class Corpora {
  private let setting: (program: String, seed: Int, peers: Peers)
  private var corpora: [Int: Corpus] = [:]
  private var tables: [Int: PeerTables] = [:]

  /// Nothing is made yet; all will follow from `seed`.
  init(program: String, seed: Int, peers: Peers) {
    setting = (program, seed, peers)
  }

  /// So many files with a thousand arguments each.
  func ofThousands(_ files: Int) throws -> Corpus {
    if let corpus = corpora[files] { return corpus }
    let corpus = try Corpus(files: files, arguments: 1000, seed: setting.seed)
    corpora[files] = corpus
    return corpus
  }

  /// One file with so many arguments, which a row may change.
  func file(of arguments: Int) throws -> Corpus {
    try Corpus(files: 1, arguments: arguments, seed: setting.seed)
  }

  /// The same arguments for the peers.
  func tables(ofThousands files: Int) async throws -> PeerTables {
    if let known = tables[files] { return known }
    let made = try await PeerTables(
      of: ofThousands(files), program: setting.program, setting.peers)
    tables[files] = made
    return made
  }
}

/// What a row needs to measure.
struct Setting {
  /// How much is measured.
  let effort: Effort

  /// The program as a user gets it.
  let program: String

  /// The decisions to measure it on.
  let corpora: Corpora

  /// The line editors, parsers and databases of others.
  let peers: Peers
}

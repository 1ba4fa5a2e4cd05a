/// The input of a row.
struct Setting {
  /// The amount of measuring.
  let effort: Effort

  /// The path of the measured program, as users get it.
  let program: String

  /// The decisions to measure with.
  let corpora: Corpora

  /// The line editors, parsers and databases to compare with.
  let peers: Peers
}

import BusinessLogic

/// The words that tell what became of an option: that it was chosen, or not.
enum VerdictWords {
  /// Whether a row or column of this title tells what became of an option.
  static func tellsOutcome(_ words: [String]) -> Bool {
    words.contains {
      SectionWords.outcome.contains($0) || chosen.contains($0) || titles.contains($0)
    }
  }

  /// Whether what stands in such a row or column says that it was chosen.
  static func saysChosen(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    let start = bytes.trimmed(bytes.indices)
    return SideSigns.sign(in: bytes, start)?.side == .pro
      || FoldedWords(text).words.first.map(marksChoice) == true
  }

  /// Whether the last sentence of a text is nothing but that something was chosen: `… **Chosen.**`
  static func endsWithChoice(_ text: String) -> Bool {
    let sentences = text.split { ".!".contains($0) }.map { FoldedWords($0).words }
    guard let words = sentences.last(where: { !$0.isEmpty }) else { return false }
    return words.count == 1 && marksChoice(words[0])
  }

  /// Words of a choice made: `Chosen option`.
  static let chosen = Set.listed(
    """
    chosen selected choose chose picked choisi choisis gewahlte gewahlt choisie retenue retenu elegida elegido escolha eleccion \
    seleccionada escolhida escolhido selecionada scelta scelto gekozen preferred wybrana wybrany \
    wybrano выбран выбрана выбрано выбранный вибрано valt valgt vald zvolena zvoleno \
    選択した選択肢 採用した選択肢 选择的方案
    """)

  /// Whether a title that ends with the word, or goes on with it, is that of the chosen option.
  static func marksChoice(_ word: String) -> Bool {
    chosen.contains(word) || marks.contains(word)
  }

  /// Words that say so behind a title only: elsewhere they tell what is done.
  private static let marks = Set.listed(
    """
    implemented adopted accepted approved winner implementada implementado implementata \
    implementato implementiert umgesetzt adoptada adoptado adoptee adottata angenommen aceptada \
    aceptado aceita aceito aprovada aprovado aprobada aprobado approvata acceptee dipilih terpilih \
    diterapkan принято принят принята прийнято ausgewahlt keep use 采用 採用 选择 選択 채택
    """)

  /// Whether the word says what became of an option: chosen, or not.
  static func tellsVerdict(_ word: String) -> Bool {
    marksChoice(word) || rejections.contains(word)
  }

  /// Words that say that it was not chosen, or not now.
  static let rejections = Set.listed(
    """
    rejected declined discarded dismissed deferred postponed abgelehnt verworfen rejete rejetee \
    ecarte ecartee rechazada rechazado descartada descartado rejeitada rejeitado recusada recusado \
    rifiutata scartata scartato afgewezen ditolak отклонено отклонен отклонена отвергнут отвергнуто \
    отложен отложено forkastet forkastad avvist avvisad hylatty zamitnuto odrzucona odrzucone 拒绝 否决 不采用 不采纳 放弃 拒絕 否決 不採納 不予採納 不予采纳 放棄 却下 不採用 기각 제외 탈락 배제
    """)

  /// Words of a row or a column that tells so of each option.
  private static let titles = Set.listed(
    "status recommendation recommended why rejected reason evaluation verdict 採否 判断 判定 판정 结果")

  /// Keys of a line that tells what became of an option: `Verdict: …`.
  static let keys = Set.listed(
    "verdict outcome result evaluation conclusion decision urteil fazit veredicto veredito conclusao"
  )
}

import BusinessLogic

/// Words that announce reasons for what became of an option: `Rejected because`, `Why not`.
///
/// Who says why an option was rejected speaks against it, and who tells its problems does too;
/// who says why it was chosen speaks for it. Elsewhere the same words say something else: a context
/// tells problems, and a status why it was rejected.
enum ReasonWords {
  /// The side of the reasons that follow these words; `nil` if they announce none.
  static func side(_ words: [String]) -> Side? {
    guard let first = words.first, let last = words.last, words.count <= 6 else { return nil }
    if subjects.contains(first) { return tellsRejection(words) ? .con : nil }
    if words.count <= 3, problems.contains(last) || last.hasSuffix("probleme") {
      return words.dropLast().allSatisfy(SideWords.fillers.contains) ? .con : nil
    }
    // "棄却理由": what was rejected, and the reason, without a space.
    if words.count == 1, reasonEndings.contains(where: first.hasSuffix),
      rejectedParts.contains(where: first.contains)
    {
      return .con
    }
    let asksWhy = asksWhy(words)
    let isReason = reasons.contains(first) || words.dropFirst().contains(where: reasons.contains)
    guard asksWhy || isReason || SideWords.becauses.contains(last) else { return nil }
    let isRejected = words.contains { rejects($0) || rejecting.contains($0) }
    let isChosen = words.contains { VerdictWords.chosen.contains($0) || choosing.contains($0) }
    // "Why rejected or accepted" tells no side.
    guard !isRejected || !isChosen else { return nil }
    let isDenied = words.contains(where: ChoicePhrase.denials.contains)
    if isRejected || asksWhy && isDenied { return .con }
    guard isChosen else { return nil }
    return isDenied ? .con : words.count <= 3 ? .pro : nil
  }

  /// Whether a sentence begins to tell why the option was rejected of which it speaks: `It was
  /// rejected because`, `We rejected this since`, `Kafka was rejected because`.
  ///
  /// - Parameter name: The words that name the option.
  static func tellsRejection(_ words: [String], of name: Set<String> = []) -> Bool {
    guard let last = words.last, SideWords.becauses.contains(last) else { return false }
    let others = words.dropLast().filter { !rejects($0) }
    return others.count + 1 < words.count && !others.isEmpty
      && others.allSatisfy { mayBeSubject($0) || name.contains($0) || helping.contains($0) }
  }

  /// Whether a word may stand for the option of which a text speaks.
  private static func mayBeSubject(_ word: String) -> Bool {
    subjects.contains(word) || SectionWords.singleOptions.contains(word)
  }

  private static let subjects = Language.words(.subject)

  /// What stands beside the word that it was rejected.
  private static let helping = Language.words(.auxiliary)

  /// Whether words behind `rejected,` or in brackets tell the reason: `too slow`, not `see below`,
  /// `but later` or a date.
  static func givesReason(_ text: String) -> Bool {
    guard text.first?.isLetter == true, let first = FoldedWords(text).words.first else {
      return false
    }
    return !SideWords.connectors.contains(first) && !remarks.contains(first)
  }

  private static let remarks = Language.words(.remark)

  /// Whether the words begin like `Why Kafka`.
  static func asksWhy(_ words: some Collection<String>) -> Bool {
    words.first.map(whys.contains) == true || words.starts(with: ["por", "que"])
  }

  /// Whether they say no more than that an option was rejected, so that a reason may follow:
  /// `Rejected: …`, `Rejected for now: …`.
  static func isVerdict(_ words: [String]) -> Bool {
    guard let first = words.first, rejects(first) else { return false }
    return words.count == 1 || words.count <= 5 && SideWords.connectors.contains(words[1])
  }

  /// Whether the word says that an option was not chosen.
  private static func rejects(_ word: String) -> Bool { VerdictWords.rejections.contains(word) }

  /// The words with which the announcement of reasons may begin.
  static let beginnings = problems.union(whys).union(reasons).union(rejecting).union(subjects)
    .union(VerdictWords.rejections).union(VerdictWords.chosen).union(choosing)
    .union(ChoicePhrase.denials).union(["por", "main"])

  private static let problems = Language.words(.problem)

  private static let whys = Language.words(.why)

  private static let reasons = Language.words(.reason)

  private static let reasonEndings = Language.words(.reasonEnding)
  private static let rejectedParts = Language.words(.rejectedPart)

  private static let rejecting = Language.words(.rejecting)

  private static let choosing = Language.words(.choosing)
}

extension String {
  /// Returns whether a folded word has a role in any language.
  func means(_ role: Language.Role) -> Bool { WordRoles(self).has(role) }

  func means(_ one: Language.Role, _ others: Language.Role...) -> Bool {
    let roles = WordRoles(self)
    return roles.has(one) || others.contains(where: roles.has)
  }
}

extension Sequence<String> {
  func contains(_ role: Language.Role) -> Bool { contains { $0.means(role) } }
}

extension SectionWords {
  /// Returns whether words name a remedy for cons: `Mitigation`.
  static func answerCons(_ words: [String]) -> Bool {
    words.count < 3 && words.contains(.mitigation)
  }
}

extension WordRoles {
  /// Whether a text without the name of an option may state a choice if it has the word.
  var mayChoose: Bool { has(.decision, .chosen, .choosing, .outcome) }

  /// Whether the word says behind the title of an option that it was chosen.
  var marksChoice: Bool { has(.chosen) || has(.choiceMark) }

  /// Whether a label of a side has such a word: one for the side, or one that asks why.
  var mayLabel: Bool { meaning != nil || has(.beneficiary) || has(.why) || has(.reasonLead) }

  /// Whether the title of a side, or of reasons for one, has such a word.
  var mayTellSide: Bool { mayLabel || beginsReason || has(.because) }
}

extension [UInt8] {
  /// Returns whether a text may have a word whose hash meets a condition, or be one in parts like
  /// `n/a`: to tell the words of most texts apart takes far longer. Only ASCII is looked at.
  func mayHaveWord(in text: Range<Int>, _ isMeant: (UInt64) -> Bool) -> Bool {
    var (word, all) = (UInt64.emptyHash, UInt64.emptyHash)
    for index in text {
      let byte = self[index]
      if byte >= 0x80 || byte == "'" { return true }
      if byte.isLetterOrDigit {
        (word, all) = (word.hashed(byte), all.hashed(byte))
      } else if word != .emptyHash {
        if isMeant(word) { return true }
        word = .emptyHash
      }
    }
    return all == .emptyHash || isMeant(word) || isMeant(all)
  }
}

extension [WordRoles] {
  /// Returns whether one of the words has a role, and the others have it too or are common.
  func name(_ role: Language.Role) -> Bool {
    contains { $0.has(role) } && allSatisfy { $0.has(role) || $0.isCommon }
  }
}

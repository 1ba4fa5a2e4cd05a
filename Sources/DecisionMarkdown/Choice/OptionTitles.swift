/// The titles by which a sentence names the options: `Kafka`, `Option B`, `the second option`.
struct OptionTitles {
  struct Name: Equatable {
    /// `nil` if several options have the title, or none has the number.
    let option: Int?
    /// Indices in the words of the text.
    var words: Range<Int>
    /// Whether a number or a letter names the option, or a code such as `A4`.
    var isLabel = false, isCode = false
  }

  private struct Title {
    /// The hashes of its words.
    let words: [UInt64]
    var option: Int?
    let isCode: Bool
    /// Set if the words mean something else in lower case: `Go`.
    var written: String?
  }

  /// Titles by their first word, the longest first.
  private var titles = HashTable<[Title]>(capacity: 0, empty: [])
  /// By their hashes.
  private(set) var labels: [UInt64: Int?] = [:]
  private(set) var ordinals: [Int: Int?] = [:]
  /// Words of titles in scripts without spaces by their first letter, the longest first.
  private var wide: [Character: [String]] = [:]
  /// The hashes of the words of the decision's title that may say what the options are.
  private(set) var kinds: Set<UInt64> = []
  /// The languages of the file's headings.
  let languages: Languages
  /// The titles of each option as they are written, in the list and above its section.
  let written: [[String]]

  init(_ layout: DecisionLayout) {
    written = layout.options.map { $0.titles.map { layout.wrappedTitle($0) } }
    // Most files state no choice in words.
    guard
      !layout.options.isEmpty, layout.options.count <= OptionName.mostCompared,
      !layout.outcome.isEmpty || layout.outline.sections.contains(where: { $0.role == .outcome })
    else {
      languages = .all
      return
    }
    languages = Languages.of(
      layout.outline.sections.flatMap(\.words).map { WordRoles($0).languages })
    var all: [(words: [String], option: Int, isCode: Bool, written: String)] = []
    let cores = layout.options.map { $0.name.core }
    let wideLetters = Self.wideLetters(written.map { $0.first ?? "" })
    for index in layout.options.indices {
      let (written, own) = (written[index], layout.options[index].names)
      var names =
        own
        + zip(layout.options[index].titles, written).filter { $0.0.lines.count > 1 }
        .map { OptionName($0.1) }
      for name in names {
        if let label = name.label { Self.add(index, for: UInt64(word: label.utf8), to: &labels) }
        if let ordinal = name.ordinal { Self.add(index, for: ordinal, to: &ordinals) }
      }
      names += (written.compactMap(Self.head) + written.compactMap(Self.unexplained))
        .map { OptionName($0) }
      names += names.filter { $0.core.count < $0.words.count }
        .map { OptionName(words: Array($0.core)) }
      names += own.compactMap { Self.distinguished($0, from: cores, but: index) }
      let first = all.count
      func note(_ words: [String], isCode: Bool = false) {
        guard !words.isEmpty, !all[first...].contains(where: { $0.words == words }) else { return }
        all.append((words, index, isCode, written.first ?? ""))
      }
      for name in names {
        note(name.words)
        note(Self.code(name.words), isCode: true)
      }
      if let letter = wideLetters?[index] { Self.add(index, for: letter, to: &labels) }
      for title in written { note(Self.abbreviation(title)) }
      for name in names { note(Self.initials(name)) }
    }
    kinds = Set(
      layout.title.map { layout.bytes.words($0.text) }?.lazy
        .filter { $0.utf8.count > 2 && WordRoles($0).isUnknown }
        .filter { word in !cores.contains { $0.first == word } }
        .map { UInt64(word: $0.utf8) } ?? [])
    if ordinals.isEmpty, !Self.numbersItems(layout) {
      for index in written.indices { ordinals[index + 1] = index }
    }
    ordinals[0] = written.count - 1
    titles = HashTable(capacity: all.count, empty: [])
    for title in all { add(title.words, title.option, isCode: title.isCode, title.written) }
    let wideWords = Set(all.lazy.flatMap(\.words).filter { $0.utf8.first?.isWide == true })
    wide = Dictionary(grouping: wideWords) { $0.first ?? " " }
      .mapValues { $0.sorted { $0.utf8.count > $1.utf8.count } }
  }

  /// Returns the longest word of a title that begins a text.
  func wideWord(beginning text: Substring) -> String? {
    text.first.flatMap { wide[$0]?.first(where: text.hasPrefix) }
  }

  private static func add<Key>(_ option: Int, for key: Key, to names: inout [Key: Int?]) {
    if let before = names[key], before != option {
      names[key] = .some(nil)
    } else {
      names[key] = option
    }
  }

  private mutating func add(_ words: [String], _ option: Int, isCode: Bool, _ written: String) {
    guard let first = words.first else { return }
    let hashes = words.map { UInt64(word: $0.utf8) }
    let hash = hashes[0]
    if let same = titles[hash].firstIndex(where: { $0.words == hashes }) {
      return titles.change(hash) { if $0[same].option != option { $0[same].option = nil } }
    }
    let isSigned = first.utf8.last?.isOne(of: "+#-") == true
    let isPlain =
      words.count == 1 && !isSigned && (first.utf8.count < 2 || !WordRoles(first).isUnknown)
    let capital = (isPlain ? written : "")
      .split { !$0.isLetter && !$0.isNumber && !"+#".contains($0) }
      .first { FoldedWords($0).words == [first] && $0.contains(where: \.isUppercase) }
    // A word such as "go" is a title only as it is written there.
    if isPlain, capital == nil, first.utf8.first ?? 0 < 0x80 { return }
    let title = Title(
      words: hashes, option: option, isCode: isCode,
      written: isPlain ? capital.map { String($0) } : nil)
    titles.change(hash) { titles in
      let shorter = titles.firstIndex { $0.words.count < words.count }
      titles.insert(title, at: shorter ?? titles.count)
    }
  }

  /// Returns the names in a text, from left to right.
  func names(in text: ClauseText) -> [Name] {
    var names: [Name] = []
    var index = 0
    while index < text.words.count {
      if let name = name(at: index, in: text, after: names.last) {
        names.append(withKind(name, in: text))
        index = name.words.upperBound
      } else {
        index += 1
      }
    }
    return names
  }

  private func name(at index: Int, in text: ClauseText, after last: Name?) -> Name? {
    let label = label(at: index, in: text, after: last)
    let words = text.words[index...]
    let title = titles[text.words[index].hash].first { title in
      words.count >= title.words.count
        && zip(words, title.words).allSatisfy { $0.hash == $1 }
        && title.written.map { $0 == text.bytes.string(words[index].range) } != false
    }
    guard let title, title.words.count > label?.words.count ?? 0 else { return label }
    let end = endOfVersion(behind: index + title.words.count, in: text)
    return Name(option: title.option, words: index..<end, isCode: title.isCode)
  }
}

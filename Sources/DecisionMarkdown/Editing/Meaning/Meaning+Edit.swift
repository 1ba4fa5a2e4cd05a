import Decisions

extension Meaning {
  /// The place of an item: its option (`nil` if the decision has it), its kind, and its index among
  /// the items of that kind there, from 0.
  typealias ItemPlace = (option: Int?, kind: Kind, index: Int)

  /// Returns the option at the same number, or else the only one with its title.
  func find(_ place: OptionPlace) throws(EditRefusal) -> Int {
    try Self.find(place.title, at: place.number, in: options.map(\.title)) {
      .noOption(place, now: $0)
    }
  }

  /// Returns the item at the same number of its kind, or else the only one with its text there.
  func find(_ place: ArgumentPlace) throws(EditRefusal) -> ItemPlace {
    let option = try place.option.map { option throws(EditRefusal) in try find(option) }
    let texts = self[place.kind, of: option].map(\.text)
    let index = try Self.find(place.text, at: place.number, in: texts) {
      .noArgument(place, now: $0)
    }
    return (option, place.kind, index)
  }

  private static func find(
    _ text: String, at number: Int, in texts: [String], orRefuse refusal: (String?) -> EditRefusal
  ) throws(EditRefusal) -> Int {
    // A form may send any number.
    let now = texts.indices.contains(number &- 1) ? texts[number - 1] : nil
    if now == text { return number - 1 }
    let same = texts.indices.filter { texts[$0] == text }
    guard same.count == 1 else { throw refusal(now) }
    return same[0]
  }

  /// - Parameter count: How many items stay behind it.
  mutating func add(
    _ kind: Kind, _ text: String, to option: Int? = nil, before count: Int = 0
  ) throws(EditRefusal) -> TypedReason {
    let reason = try TypedReason(text, side: kind.side)
    let end = self[kind, of: option].count - count
    self[kind, of: option].insert(Item(text: reason.reason), at: end)
    return reason
  }

  mutating func removeOption(_ index: Int) {
    options.remove(at: index)
    chosen = chosen.flatMap { $0 == index ? nil : $0 < index ? $0 : $0 - 1 }
  }

  static func title(_ text: String) throws(EditRefusal) -> String {
    let title = InlineText.plain(text)
    guard !title.isEmpty else { throw .noText }
    return title
  }

  func newTitle(_ text: String, but index: Int? = nil) throws(EditRefusal) -> String {
    let title = try Self.title(text)
    for other in options.indices where other != index && options[other].title == title {
      throw .sameTitle(title)
    }
    return title
  }

  /// Returns whether a file with the meaning `read` says what `edit` means.
  ///
  /// Allows three differences: an option that only its last argument named is removed with it; an
  /// option that is in no list comes after a new entry of the list; and remarks with reasons for
  /// the old choice are removed.
  func isStated(by read: Meaning, after edit: Edit) -> Bool {
    if read == self { return true }
    switch edit {
    case .remove(let argument):
      guard let option = argument.option, let index = try? find(option),
        options[index].items.isEmpty
      else { return false }
      var without = self
      without.removeOption(index)
      return read == without
    case .addOption:
      guard let added = options.last, let index = read.options.lastIndex(of: added) else {
        return false
      }
      var sorted = read
      sorted.removeOption(index)
      sorted.options.append(added)
      return sorted == self
    case .choose:
      var without = self
      without[.remark, of: nil].removeAll { !read[.remark, of: nil].contains($0) }
      return read == without
    default:
      return false
    }
  }

  /// Returns the first difference between what a file should say and what it says.
  func mismatch(_ read: Meaning) -> String {
    let (expected, found) = (statements, read.statements)
    let missing = expected.first { [known = Set(found)] in !known.contains($0) }
    let extra = found.first { [known = Set(expected)] in !known.contains($0) }
    return switch (missing, extra) {
    case (let missing?, let extra?): "\(extra) instead of \(missing)"
    case (let missing?, nil): "without \(missing)"
    case (nil, let extra?): "with \(extra), too"
    case (nil, nil): "in another order"
    }
  }

  var statements: [String] {
    let head = [("title", title), ("status", status), ("date", date), ("context", context)]
    let ofOptions = options.enumerated().flatMap { index, option in
      ["the option \"\(option.title)\""]
        + (index == chosen ? ["the choice of \"\(option.title)\""] : [])
        + Self.statements(option.items, " of \"\(option.title)\"")
    }
    return head.compactMap { name, text in text.map { "the \(name) \"\($0)\"" } } + ofOptions
      + Self.statements(items, "")
  }

  private static func statements(_ items: [Kind: [Item]], _ owner: String) -> [String] {
    Kind.all.flatMap { kind in
      let isConsequence = if case .consequence = kind { true } else { false }
      return items[kind, default: []].map { item in
        "the \(kind.side?.rawValue ?? kind.word) \"\(item.text)\""
          + (isConsequence ? " of the choice" : owner)
          + (item.weight == 1 ? "" : " with weight \(item.weight)")
          + item.details.map { ", \"\($0)\" below" }.joined()
      }
    }
  }
}

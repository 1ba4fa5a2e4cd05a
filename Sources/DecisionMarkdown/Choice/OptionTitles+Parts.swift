/// The parts of a title that name an option, too.
extension OptionTitles {
  /// The part of a title before its explanation: `Postgres` of `Postgres: the one we know`.
  static func head(of title: String) -> Substring? {
    let bytes = Array(title.utf8)
    let signs: [StaticString] = [": ", " / ", " - ", " – ", " — ", " (", "（", "：", ", "]
    let end = bytes.indices.first { index in
      bytes.begins(index..<bytes.count, withOneOf: signs)
        // "Option 2" is only the label of `Option 2: Kafka (managed)`.
        && !OptionName(bytes[0..<index]).core.isEmpty
    }
    return end.map { title[..<title.utf8.index(title.startIndex, offsetBy: $0)] }
  }

  /// Returns a title without what its brackets hold: `Refuse all changes` for
  /// `Refuse (throw) all changes`; `nil` if it has no brackets.
  static func unexplained(_ title: String) -> Substring? {
    let parts = title.split(separator: "(").map { part in
      part.firstIndex(of: ")").map { part[part.index(after: $0)...] } ?? part
    }
    return parts.count > 1 ? Substring(parts.joined()) : nil
  }
}

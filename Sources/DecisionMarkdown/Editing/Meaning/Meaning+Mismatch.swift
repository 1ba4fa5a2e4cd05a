import BusinessLogic

extension Meaning {
  /// The first difference between what a file should say and what it says.
  func mismatch(_ read: Meaning) -> String {
    let (meant, said) = (statements, read.statements)
    let missing = meant.first { [known = Set(said)] in !known.contains($0) }
    let extra = said.first { [known = Set(meant)] in !known.contains($0) }
    return switch (missing, extra) {
    case (let missing?, let extra?): "it would say \(extra) instead of \(missing)"
    case (let missing?, nil): "it would not say \(missing)"
    case (nil, let extra?): "it would also say \(extra)"
    case (nil, nil): "the order would change"
    }
  }

  /// Everything that it says, one by one.
  var statements: [String] {
    let head = [("title", title), ("status", status), ("date", date), ("context", context)]
    let ofOptions = options.enumerated().flatMap { place, option in
      ["the option \"\(option.title)\""]
        + (place == chosen ? ["the choice of \"\(option.title)\""] : [])
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

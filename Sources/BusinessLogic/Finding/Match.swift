/// Something in a decision that names what was looked for.
struct Match: Sendable, Equatable {
  /// What it is.
  enum Kind: Sendable, Equatable {
    case option
    case argument(Side)
    case note
  }

  let kind: Kind

  /// What it says, as its file has it; of what stands below it only what names the words.
  let text: String

  /// The place of its option in the decision; `nil` among the consequences, which are no option's.
  let option: Int?

  /// The route that leads to it.
  let route: String

  /// What it is and what it says: `pro: it scales`.
  var sentence: String {
    switch kind {
    case .option: "option: \(text)"
    case .argument(let side): "\(side.rawValue): \(text)"
    case .note: "note: \(text)"
    }
  }
}

package struct DecisionItem: Sendable, Hashable {
  /// The kind of an item: the list that it is in.
  package enum Kind: Sendable, Hashable, Codable {
    case argument(Side)
    case note
    case consequence(Side)
    case driver
    case remark
    package static let all: [Kind] =
      Side.allCases.map { .argument($0) } + [.note, .driver]
      + Side.allCases.map { .consequence($0) } + [.remark]

    package var side: Side? {
      switch self {
      case .argument(let side), .consequence(let side): side
      case .note, .driver, .remark: nil
      }
    }

    /// Whether an option has the items, rather than the decision itself.
    package var isOfOption: Bool {
      switch self {
      case .argument, .note: true
      case .consequence, .driver, .remark: false
      }
    }

    /// The words for one item.
    package var word: String {
      switch self {
      case .argument(.neutral): "neutral argument"
      case .argument(let side): side.rawValue
      case .note: "note"
      case .consequence(let side): "\(side.quality) consequence"
      case .driver: "driver"
      case .remark: "remark"
      }
    }

    /// The word before a number in commands: `pro` in `weigh pro 1 4`.
    package var name: String {
      switch self {
      case .argument(let side): side.rawValue
      case .consequence: "consequence"
      case .note, .driver, .remark: word
      }
    }
  }

  package let kind: Kind
  /// The number among the items of its kind, from 1.
  package let number: Int
  package let text: String
  /// The weight; 1 for items that have none.
  package let weight: Int
  package let details: [String]
  /// The title of its option; `nil` for an item of the decision itself.
  package let option: String?
}

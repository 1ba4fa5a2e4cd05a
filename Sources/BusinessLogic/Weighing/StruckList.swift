import Decisions

package struct StruckList: Sendable, Equatable {
  package let title: String
  package let struck: [[String]]
  /// The remaining arguments, pros before cons.
  package let left: [String]
  package let balance: String

  init(of topic: Topic) {
    let strike = Strike(of: topic)
    let pros = topic.arguments(on: .pro)
    let cons = topic.arguments(on: .con)
    let isWeighed = (pros + cons).contains { $0.weight != 1 }

    func row(_ argument: Argument, at index: Int) -> String {
      let weight = isWeighed ? ", weight \(argument.weight)" : ""
      return "\(argument.side.rawValue) \(index + 1)\(weight): \(argument.text)"
    }
    func rows(pros proIndices: [Int], cons conIndices: [Int]) -> [String] {
      proIndices.map { row(pros[$0], at: $0) } + conIndices.map { row(cons[$0], at: $0) }
    }

    title = topic.title
    struck = strike.groups.map { rows(pros: $0.pros, cons: $0.cons) }
    left = rows(pros: strike.pros, cons: strike.cons)
    balance =
      pros.isEmpty && cons.isEmpty
      ? "There are no pros and no cons to strike out"
      : Balance.sentence(total: Tally(of: topic).total)
  }
}

extension DecisionView where Response == StruckList {
  package static func struck(_ id: TopicID) -> Self {
    Self(id.decision) { StruckList(of: try $0.weighable().topic(id.option)) }
  }
}

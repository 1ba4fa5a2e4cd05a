/// The words for how weights stand to each other.
///
/// They say where the balance lies, never what should be done about it.
enum Balance {
  /// A total with its sign: `+3`, `0`, `-2`.
  static func signed(_ total: Int) -> String {
    total > 0 ? "+\(total)" : String(total)
  }

  /// Names as a person lists them: `A`, `A and B`, `A, B and C`.
  static func listed(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  /// Who leads, by how much: `A (+3) leads B (+1) by 2`, `A and B tie at +3`.
  static func sentence(_ lead: Lead, of options: [Topic]) -> String {
    func names(_ places: [Int]) -> String { listed(places.map { options[$0].title }) }
    func total(_ places: [Int]) -> String { places.first.map { signed(lead.totals[$0]) } ?? "" }
    let leaders = names(lead.leaders)
    guard !lead.isTie else { return "\(leaders) tie at \(total(lead.leaders))" }
    return "\(leaders) (\(total(lead.leaders))) leads "
      + "\(names(lead.next)) (\(total(lead.next))) by \(lead.margin)"
  }

  /// What is said where a comparison needs a second option.
  static func nothingToCompare(_ decision: Decision) -> String {
    "\"\(decision.title)\" has only one option: there is nothing to compare it with"
  }

  /// On which of two sides the balance lies: `The balance lies with the pros, by 3`.
  static func sentence(total: Int) -> String {
    switch total.signum() {
    case 1: "The balance lies with the pros, by \(total)"
    case -1: "The balance lies with the cons, by \(-total)"
    default: "The sides are in balance"
    }
  }
}

extension Tally.Part {
  /// The number, and the weight where it says something else: `4 pros`, `4 pros, weight 7`.
  func label(_ side: Side) -> String {
    let counted = side.counted(count)
    return weight == count ? counted : "\(counted), weight \(weight)"
  }
}

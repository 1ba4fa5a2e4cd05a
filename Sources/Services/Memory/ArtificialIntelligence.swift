import BusinessLogic
import Decisions

extension MemoryDecisions {
  /// Returns the seven arguments of the document, verbatim; calls `report` with warnings.
  public static func artificialIntelligence(
    reporting report: @escaping @Sendable (String) -> Void = { _ in }
  ) -> MemoryDecisions {
    let title = "Artificial Intelligence"
    let pros = [
      "Error reduction", "Increase work efficiency", "Reduced cost of training", "No breaks",
    ]
    let cons = ["High cost", "Lesser jobs", "Fear of malicious implementation"]
    func list(_ heading: String, _ texts: [String]) -> String {
      "\n## \(heading)\n\n" + texts.map { "* \($0)\n" }.joined()
    }
    let ai = AI(title: title, advantages: pros, disadvantages: cons)
    // Parsing its own text would double the time to start.
    let document = MemoryDocument(
      Array("# \(title)\n\(list("Pros", pros))\(list("Cons", cons))".utf8),
      decision: Decision(title: title, options: [ai]))
    return MemoryDecisions([("ai", document)], reporting: report)
  }
}

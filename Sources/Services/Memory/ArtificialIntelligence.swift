import BusinessLogic
import Decisions

extension MemoryDecisions {
  /// Returns the seven arguments of the document, verbatim; calls `report` with warnings.
  public static func artificialIntelligence(
    reporting report: @escaping @Sendable (String) -> Void = { _ in }
  ) -> MemoryDecisions {
    let ai = AI(
      title: "Artificial Intelligence",
      advantages: [
        "Error reduction",
        "Increase work efficiency",
        "Reduced cost of training",
        "No breaks",
      ],
      disadvantages: [
        "High cost",
        "Lesser jobs",
        "Fear of malicious implementation",
      ])
    return MemoryDecisions(
      [(key: "ai", decision: Decision(title: ai.title, options: [ai]))], reporting: report)
  }
}

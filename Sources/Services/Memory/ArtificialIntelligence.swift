import BusinessLogic

extension MemoryDecisions {
  /// The seven arguments of the document, word for word.
  public static var artificialIntelligence: MemoryDecisions {
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
    return MemoryDecisions([(key: "ai", decision: Decision(title: ai.title, options: [ai]))])
  }
}

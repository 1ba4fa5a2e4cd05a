import BusinessLogic
import Decisions

extension MemoryDecisions {
  /// Returns the seven arguments of the document, verbatim.
  public static func artificialIntelligence(on disk: AtomicFile = AtomicFile()) -> MemoryDecisions {
    let title = "Artificial Intelligence"
    let pros = [
      "Error reduction", "Increase work efficiency", "Reduced cost of training", "No breaks",
    ]
    let cons = ["High cost", "Lesser jobs", "Fear of malicious implementation"]
    var text = "# \(title)\n"
    for (heading, arguments) in [("Pros", pros), ("Cons", cons)] {
      text += "\n## \(heading)\n\n"
      for argument in arguments { text += "* \(argument)\n" }
    }
    // Parsing the text would double the time to start.
    let ai = AI(title: title, advantages: pros, disadvantages: cons)
    let source = SourceText(inMemory: "ai", Array(text.utf8))
    return MemoryDecisions([(source, Decision(title: title, options: [ai]))], on: disk)
  }
}

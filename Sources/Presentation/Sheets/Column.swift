import Decisions

/// The columns of sheets. The raw value is the key for programs.
package enum Column: String, CaseIterable, Sendable {
  case number, title, route, status, state, date, chosen, options, arguments, total, pros, cons
  case effect, option, side, weight, weights, text, remark, outcome, standing, lead, problems
  case file, line, error, name, message, changes, service, screens, fault, fact, value
  case decision, verdict, role, struck, lines, ranking, flips, address

  /// What a cell holds, for the documents.
  package var meaning: String {
    switch self {
    case .number: "the number of the row, or of the argument on its side, a text"
    case .title: "the title of the decision or the option"
    case .route: "the place of the row, such as `/0007/redis`"
    case .status: "the status as written"
    case .state: "undecided, accepted, rejected, superseded, deprecated or other"
    case .date: "the date as written"
    case .chosen:
      "of a decision, the chosen title; of an option, whether it is chosen"
    case .options: "the number of options"
    case .arguments: "the number of arguments of all options"
    case .total: "the weights of the pros less those of the cons"
    case .pros: "the sum of the weights of the pros"
    case .cons: "the sum of the weights of the cons"
    case .effect: "what a change of the weight does: turn or tie"
    case .option: "the title of the option"
    case .side: Side.allCases.map(\.rawValue).alternatives
    case .weight: "the weight of the argument"
    case .weights: "the weights that have the effect"
    case .text: "the text that was found, or of the argument"
    case .remark: "where the text is"
    case .outcome: "what became of the option"
    case .standing: "status and date, or what stands in their place"
    case .lead: "which option leads, and by how much"
    case .problems: "what a check of the file finds, a sentence each"
    case .file: "the path of the file"
    case .line: "the line, from 1"
    case .error: "whether it is an error, rather than a remark"
    case .name: "the name of the problem, or of who proposes the change"
    case .message: "the problem in words"
    case .changes: "the changes of the decision, a sentence each"
    case .service: "the name of a service"
    case .screens: "the screens that the service feeds"
    case .fault: "the fault that was injected"
    case .fact: "the name of a fact about the session"
    case .value: "the fact"
    case .decision: "the title of the decision that the text is in"
    case .verdict:
      "chosen, not chosen, undecided, or why there is no choice, for a text about an option"
    case .role: "what the line was read as"
    case .struck: "the arguments that cancel out, a text each"
    case .lines: "the line of each change in the file, from 1; 0 for none"
    case .ranking:
      "the options by total, before and after, a text each; one text if that is the same"
    case .flips: "what change of one weight would turn a new ranking, a sentence each"
    case .address: "the address of the file at the repository's host"
    }
  }
}

/// A passage of a file that matches a search.
struct Match: Sendable {
  let file: LibraryFile
  let passage: Passage

  let phrases: [Phrase]

  /// The names of the file's options in routes.
  let optionNames: [String]

  /// The kind of the passage and its text: `pro: it scales`.
  var sentence: String { "\(passage.label): \(passage.words(naming: phrases))" }

  var route: String {
    let decision = "/\(file.key)"
    guard case .option(let place) = passage.owner else {
      return switch passage.kind {
      case .note: "\(decision)/notes"
      case .text: "\(decision)/text/\(passage.number)"
      default: decision
      }
    }
    let option = file.decision.isTopic ? decision : "\(decision)/\(optionNames[place])"
    switch passage.kind {
    case .argument(let side): return "\(option)/\(side.plural)/\(passage.number)"
    case .note: return "\(option)/notes"
    case .decision, .context, .driver, .outcome, .option, .text, .markup: return option
    }
  }

  /// The decision and the option of the passage, their outcome, and the route.
  var remark: String {
    let decision = file.decision
    var words = passage.kind == .decision ? [] : [decision.title]
    switch passage.owner {
    case .decision: break
    case .option(let place):
      if !decision.isTopic, passage.kind != .option {
        words.append(decision.options[place].title)
      }
      words.append(Verdict(of: place, in: decision).words)
    case .consequences: words.append("consequence")
    }
    return (words + [decision.status, route].compactMap(\.self)).joined(separator: ", ")
  }
}

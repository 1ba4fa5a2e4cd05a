import BusinessLogic
import ReactiveHybrid

extension CantUndo {
  /// The reason, and the edit in the way.
  package var words: String {
    switch self {
    case .unknown: "there is no such edit to undo"
    case .isCovered(_, let later, let author):
      "can't undo this before the later edit by \(author.name): \(later.words(nil, nil))"
    }
  }
}

extension Reason {
  /// The facts of an error in a sentence.
  package var sentence: String { (error as? CantUndo)?.words ?? description }
}

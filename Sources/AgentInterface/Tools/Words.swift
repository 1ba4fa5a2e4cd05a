import BusinessLogic
import Presentation
import ReactiveHybrid

extension Reason {
  /// The facts of an error in a sentence.
  var sentence: String { (error as? CantUndo)?.words ?? description }
}

import BusinessLogic
import DecisionMarkdown
import ReactiveHybrid

/// Declared here because DecisionMarkdown doesn't depend on workers.
extension EditRefusal: Refusal {
  /// `false` for a merge conflict: the edit may succeed once you have resolved it.
  public var isFinal: Bool {
    if case .isInConflict = self { false } else { true }
  }
}

extension EditRefusal: Remediable {
  /// `.makeOption` if the arguments belong to no option.
  public var remedy: Remedy? {
    if case .isNoOption = self { .makeOption } else { nil }
  }
}

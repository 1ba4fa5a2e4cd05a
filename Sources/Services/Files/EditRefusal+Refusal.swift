import BusinessLogic
import DecisionMarkdown
import ReactiveHybrid

/// The engine knows no workers: what its refusals are to them is said here.
extension EditRefusal: Refusal {
  /// `false` for a conflict: once you have resolved it, the edit may succeed.
  public var isFinal: Bool {
    if case .isInConflict = self { false } else { true }
  }
}

extension EditRefusal: Remediable {
  /// `.makeOption` where the arguments are of no option.
  public var remedy: Remedy? {
    if case .isNoOption = self { .makeOption } else { nil }
  }
}

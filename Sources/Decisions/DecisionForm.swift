/// The form of a new decision's file.
public enum DecisionForm: String, Sendable, Hashable, CaseIterable {
  /// MADR 4.0: the status and the date in front matter.
  case madr
  /// MADR 2: the status and the date as bullets.
  case madr2
  /// Michael Nygard's: sections for the status, the context, the decision and the consequences.
  case nygard
}

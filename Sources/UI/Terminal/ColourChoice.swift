/// What the person says about colour.
public nonisolated enum ColourChoice: String, CaseIterable, Sendable {
  /// Where there is a terminal that has it, unless the environment says otherwise.
  case auto
  /// Everywhere, a pipe included.
  case always
  /// Nowhere.
  case never
}

/// The user's choice of colour.
package nonisolated enum ColourChoice: String, CaseIterable, Sendable {
  /// On terminals that support it, unless the environment says otherwise.
  case auto
  /// Everywhere, including pipes.
  case always
  /// Nowhere.
  case never
}

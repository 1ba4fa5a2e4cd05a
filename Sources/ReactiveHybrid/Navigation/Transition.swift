/// A step from one screen to the next.
///
/// The compiler ensures that it is performed only once.
///
/// ```swift
/// @MainActor func move(from old: any Screen<[String]>, to new: any Screen<[String]>) async -> Outcome {
///   let transition = Transition(from: old, to: new)
///   return await transition.perform()
/// }
/// ```
@MainActor
public struct Transition<Shown>: ~Copyable {
  private let leaving: (any Screen<Shown>)?
  private let entering: any Screen<Shown>

  /// Creates a transition.
  ///
  /// `leaving` is `nil` for the first screen.
  public init(from leaving: (any Screen<Shown>)?, to entering: any Screen<Shown>) {
    self.leaving = leaving
    self.entering = entering
  }

  /// Makes the old screen disappear before the new one appears: two are never on display at once.
  public consuming func perform() async -> Outcome {
    leaving?.disappear()
    return await entering.appear()
  }
}

/// The token of a bound listener: letting go of it ends the binding.
@MainActor
public final class Binding {
  private let end: @MainActor () -> Void

  @usableFromInline
  init(end: @escaping @MainActor () -> Void) {
    self.end = end
  }

  isolated deinit {
    end()
  }
}

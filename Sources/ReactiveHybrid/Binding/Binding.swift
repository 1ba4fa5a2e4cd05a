/// A token that keeps a listener bound to a ``Box``.
///
/// Releasing the token ends the binding.
///
/// It may be released on any thread: elsewhere than on the main actor, the binding ends a moment
/// later, when the main actor comes to it.
///
/// ```swift
/// @MainActor final class Thermometer {
///   private var binding: Binding?
///
///   func appear(_ temperature: Box<Int>) { binding = temperature.bind { print($0) } }
///   func disappear() { binding = nil }
/// }
/// ```
@MainActor
public final class Binding {
  private let listeners: any ListenerList
  private let id: Int

  @usableFromInline
  init(to listeners: any ListenerList, id: Int) {
    self.listeners = listeners
    self.id = id
  }

  isolated deinit {
    listeners.remove(id)
  }
}

/// A list of listeners that a token can remove itself from, whatever the type of their value.
@MainActor @usableFromInline
protocol ListenerList: AnyObject {
  func remove(_ id: Int)
}

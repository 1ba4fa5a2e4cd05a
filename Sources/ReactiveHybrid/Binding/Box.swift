/// A value that notifies its listeners of changes: the only reactivity in this architecture.
///
/// Any code may read a box and listen to it. Only its ``Owner`` can change it.
///
/// - One change is one notification. Setting an equal value notifies no listener.
/// - Listeners are notified in the order in which they were bound.
/// - A listener may change the box, bind or unbind during a notification. A new value is queued,
/// so all listeners see the same values in the same order. A new listener gets the newest value at
/// once; an unbound listener gets no more values.
///
/// ```swift
/// let temperature = Owner(20)
/// let binding = temperature.box.bind { print($0, "degrees") }  // prints "20 degrees"
/// temperature.change(to: 21)  // prints "21 degrees"
/// temperature.change(to: 21)  // prints nothing
/// withExtendedLifetime(binding) {}
/// ```
@MainActor
public final class Box<Value: Equatable & Sendable> {
  /// A function that receives the value when it is bound, and again at every change.
  public typealias Listener = @MainActor (Value) -> Void

  /// The current value.
  @inlinable public var value: Value { current }

  @exclusivity(unchecked) @usableFromInline var current: Value
  @usableFromInline let listeners = Listeners<Value>()

  /// Computes the value anew, of a box that is derived from others.
  @usableFromInline var derive: (() -> Value)?
  /// What a derived box listens to, or the token of what records the notifications of another.
  @usableFromInline var sources: [Binding] = []
  /// Reports a change to a trace before the listeners are notified; `nil` for nowhere.
  @exclusivity(unchecked) @usableFromInline
  var report: (@MainActor (_ old: Value, _ new: Value) -> Void)?

  @inlinable init(_ value: Value) { current = value }

  // A token that outlives the box must not keep the box's listeners alive.
  isolated deinit {
    listeners.removeAll()
  }

  /// Calls `listener` with the current value and then at every change, until the returned token is
  /// released.
  ///
  /// So the token has to be kept, for example in a property.
  @inlinable
  public func bind(_ listener: @escaping Listener) -> Binding {
    bind(tellingCurrent: true, listener)
  }

  /// Calls `listener` at every change, until the returned token is released; if `isNotified`, first
  /// with the current value.
  @inlinable
  public func bind(tellingCurrent isNotified: Bool, _ listener: @escaping Listener) -> Binding {
    Binding(to: listeners, id: listeners.add(listener, notifying: isNotified ? current : nil))
  }

  @inlinable
  func change(to newValue: Value) {
    guard newValue != current else { return }
    report?(current, newValue)
    current = newValue
    listeners.notify(newValue)
  }
}

/// A value that tells its listeners when it changes: the whole of this architecture's reactivity.
///
/// Anybody may look and listen; only business logic can change it, because `change` is internal.
///
/// One change is one notification, an equal value is silent, and listeners are told in the order
/// in which they bound. A listener may change the box, bind or unbind while it is being told:
/// changes then wait for their turn, so that every listener sees the same values in the same order
/// and the newest one last.
@MainActor
public final class Box<Value: Equatable & Sendable> {
  /// What is called with the value, at once when it binds and then at every change.
  public typealias Listener = @MainActor (Value) -> Void

  /// The newest value.
  @inlinable public var value: Value { current }

  @exclusivity(unchecked) @usableFromInline var current: Value
  @usableFromInline let listeners = Listeners<Value>()

  /// How many changes there were; each one is told under its number.
  @exclusivity(unchecked) @usableFromInline var changes = 0

  /// Changes that listeners made while others were being told.
  @exclusivity(unchecked) @usableFromInline var waiting: [(number: Int, value: Value)] = []

  /// Creates a box that nobody listens to yet.
  @inlinable
  public init(_ value: Value) {
    current = value
  }

  // Whoever keeps a token longer than the box doesn't keep listeners with it.
  isolated deinit {
    listeners.removeAll()
  }

  /// Tells `listener` the value now and whenever it changes, for as long as the returned token
  /// is kept.
  @inlinable
  public func bind(_ listener: @escaping Listener) -> Binding {
    let id = listeners.add(listener, toldUpTo: changes)
    let binding = Binding { [listeners] in listeners.remove(id) }
    inTurn { listener(current) }
    return binding
  }

  /// Replaces the value and tells every listener; an equal value changes nothing and tells nobody.
  @inlinable
  func change(to newValue: Value) {
    guard newValue != current else { return }
    current = newValue
    changes += 1
    guard !listeners.isTelling else {
      waiting.append((changes, newValue))
      return
    }
    inTurn { listeners.tell(newValue, number: changes) }
  }

  /// Runs `telling` and then tells what listeners changed meanwhile, unless that is already going
  /// on around it.
  @inlinable
  func inTurn(_ telling: () -> Void) {
    guard !listeners.isTelling else { return telling() }
    listeners.isTelling = true
    telling()
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      listeners.tell(next.value, number: next.number)
    }
    listeners.isTelling = false
    listeners.sweep()
  }
}

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
  public private(set) var value: Value

  private var slots: [Slot] = []
  private var nextID = 0

  /// How many changes there were; each one is told under its number.
  private var changes = 0

  /// Changes that listeners made while others were being told.
  private var waiting: [(number: Int, value: Value)] = []
  private var isTelling = false

  /// Creates a box that nobody listens to yet.
  public init(_ value: Value) {
    self.value = value
  }

  /// Tells `listener` the value now and whenever it changes, for as long as the returned token
  /// is kept.
  public func bind(_ listener: @escaping Listener) -> Binding {
    let id = nextID
    nextID += 1
    slots.append(Slot(id: id, listener: listener, toldUpTo: changes))
    let binding = Binding { [weak self] in self?.unbind(id) }
    inTurn { listener(value) }
    return binding
  }

  /// Replaces the value and tells every listener; an equal value changes nothing and tells nobody.
  func change(to newValue: Value) {
    guard newValue != value else { return }
    value = newValue
    changes += 1
    guard !isTelling else {
      waiting.append((changes, newValue))
      return
    }
    inTurn { tell(newValue, number: changes) }
  }

  /// Runs `telling` and then tells what listeners changed meanwhile, unless that is already going
  /// on around it.
  private func inTurn(_ telling: () -> Void) {
    guard !isTelling else { return telling() }
    isTelling = true
    telling()
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      tell(next.value, number: next.number)
    }
    isTelling = false
    slots.removeAll { $0.listener == nil }
  }

  /// By index and not by iterator, because a listener may bind and so append to the slots.
  private func tell(_ value: Value, number: Int) {
    var index = 0
    while index < slots.count {
      if let listener = slots[index].listener, slots[index].toldUpTo < number {
        listener(value)
      }
      index += 1
    }
  }

  /// Empties the slot while a change is being told, so that no index moves; else removes it.
  private func unbind(_ id: Int) {
    guard let index = slots.firstIndex(where: { $0.id == id }) else { return }
    if isTelling {
      slots[index].listener = nil
    } else {
      slots.remove(at: index)
    }
  }

  private struct Slot {
    let id: Int
    /// `nil` once unbound.
    var listener: Listener?
    /// The number of the change that the listener knew when it bound: older ones are not for it.
    let toldUpTo: Int
  }
}

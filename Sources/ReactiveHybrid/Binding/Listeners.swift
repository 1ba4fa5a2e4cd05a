/// The listeners of a box, in the order in which they were bound.
///
/// Adding a listener takes constant time, removing one a binary search.
///
/// Two unusual choices make this and ``Box`` fast. Everything is inlinable, because a generic class
/// costs forty times a closure call if another module can't see into it. Exclusivity isn't checked
/// at run time, which would double the cost of a notification; it holds because no property is
/// accessed while a listener runs.
@MainActor @usableFromInline
final class Listeners<Value>: ListenerList {
  @usableFromInline typealias Listener = @MainActor (Value) -> Void

  // A struct: calling a listener in a tuple takes half as many instructions again.
  @usableFromInline
  struct Slot {
    @usableFromInline let id: Int
    /// `nil` once unbound.
    @usableFromInline var listener: Listener?

    @inlinable
    init(id: Int, listener: @escaping Listener) {
      self.id = id
      self.listener = listener
    }
  }

  /// A change that a listener made during a notification.
  @usableFromInline
  enum Turn {
    case tell(Value)
    /// A listener that bound during a notification has received the newest value. It joins after
    /// the older, queued values are delivered.
    case join(Slot)
  }

  /// The slots, sorted by id. Unbound slots stay until the next sweep.
  @exclusivity(unchecked) @usableFromInline var slots: [Slot] = []
  @exclusivity(unchecked) @usableFromInline var turns: [Turn] = []
  /// The number of turns that were taken.
  @exclusivity(unchecked) @usableFromInline var taken = 0
  @exclusivity(unchecked) @usableFromInline var nextID = 0
  @exclusivity(unchecked) @usableFromInline var unboundCount = 0

  /// Whether a listener is running. Meanwhile, no slot is added or moved.
  @exclusivity(unchecked) @usableFromInline var isTelling = false

  @inlinable init() {}

  /// Adds a listener, calls it with `value`, and returns its id.
  @inlinable
  func add(_ listener: @escaping Listener, telling value: Value) -> Int {
    let slot = Slot(id: nextID, listener: listener)
    nextID += 1
    if isTelling {
      turns.append(.join(slot))
      listener(value)
    } else {
      slots.append(slot)
      isTelling = true
      listener(value)
      finish()
    }
    return slot.id
  }

  /// The number of bound listeners.
  var count: Int { slots.count - unboundCount }

  /// Notifies every listener, now or after the queued notifications.
  @inlinable
  func tell(_ value: Value) {
    guard !isTelling else { return turns.append(.tell(value)) }
    isTelling = true
    tellAll(value)
    finish()
  }

  @inlinable
  func tellAll(_ value: Value) {
    for index in 0..<slots.count {
      if let listener = slots[index].listener { listener(value) }
    }
  }

  /// Delivers the queued changes and any that they cause.
  @inlinable
  func finish() {
    while taken < turns.count {
      taken += 1
      switch turns[taken - 1] {
      case .tell(let value): tellAll(value)
      case .join(let slot): slots.append(slot)
      }
    }
    if taken > 0 { (turns, taken) = ([], 0) }
    isTelling = false
    sweep()
  }

  /// A removed listener may hold the last reference to another token, and releasing that calls this
  /// again. So the listener is released only when the lists are consistent.
  @inlinable
  func remove(_ id: Int) {
    let gone: Slot
    if let index = index(of: id) {
      if index == slots.count - 1, !isTelling {
        gone = slots.removeLast()
      } else {
        gone = slots[index]
        slots[index].listener = nil
        unboundCount += 1
        if !isTelling { sweep() }
      }
      withExtendedLifetime(gone) {}
    } else {
      removeWaiting(id)
    }
  }

  @usableFromInline
  func removeWaiting(_ id: Int) {
    let index = turns[taken...].firstIndex { turn in
      if case .join(let slot) = turn { slot.id == id } else { false }
    }
    guard let index else { return }
    let gone = turns.remove(at: index)
    withExtendedLifetime(gone) {}
  }

  /// Finds the slot of an id by binary search.
  @inlinable
  func index(of id: Int) -> Int? {
    var (low, high) = (0, slots.count)
    while low < high {
      let middle = (low + high) / 2
      if slots[middle].id < id { low = middle + 1 } else { high = middle }
    }
    return low < slots.count && slots[low].id == id ? low : nil
  }

  @usableFromInline
  func removeAll() {
    let gone = slots
    slots = []
    unboundCount = 0
    withExtendedLifetime(gone) {}
  }

  /// Removes unbound slots once they are the majority, which amortizes the cost of moving the rest.
  @inlinable
  func sweep() {
    guard unboundCount * 2 > slots.count else { return }
    slots.removeAll { $0.listener == nil }
    unboundCount = 0
  }
}

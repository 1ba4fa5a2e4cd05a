/// The listeners of a box, in the order in which they were bound.
///
/// Adding a listener takes constant time, removing one a binary search.
///
/// A change that waits for the end of a notification is only for the listeners that were bound when it
/// was made. One that binds later has received the newest value.
///
/// Two unusual choices make this and ``Box`` fast. Everything is inlinable, because a generic class
/// costs forty times a closure call if another module can't see into it. Exclusivity isn't checked
/// at run time: notifying one listener takes 1.5 times as long as a call of its closure instead
/// of 3.4 times, and `./bench box` fails above 1.7. It holds because no property is accessed while a
/// listener runs.
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

  /// The slots, sorted by id.
  ///
  /// Unbound slots stay until the next sweep.
  @exclusivity(unchecked) @usableFromInline var slots: [Slot] = []
  /// The changes that listeners made during a notification, and that wait for its end.
  @exclusivity(unchecked) @usableFromInline var queue: [Value] = []
  /// The number of slots when each of them came.
  ///
  /// Not in pairs with them: where the type of the values isn't known, each notification would take a
  /// tenth longer.
  @exclusivity(unchecked) @usableFromInline var counts: [Int] = []
  @exclusivity(unchecked) @usableFromInline var nextID = 0
  @exclusivity(unchecked) @usableFromInline var unboundCount = 0

  /// Whether a listener is running.
  ///
  /// Meanwhile, no slot is moved.
  @exclusivity(unchecked) @usableFromInline var isNotifying = false

  @inlinable init() {}

  /// Adds a listener, calls it with `value` unless that is `nil`, and returns its id.
  @inlinable
  func add(_ listener: @escaping Listener, notifying value: Value?) -> Int {
    let id = nextID
    nextID += 1
    slots.append(Slot(id: id, listener: listener))
    guard let value else { return id }
    let isFirst = !isNotifying
    isNotifying = true
    listener(value)
    if isFirst { finish() }
    return id
  }

  /// The number of bound listeners.
  var count: Int { slots.count - unboundCount }

  /// Notifies every listener, now or after the queued notifications.
  @inlinable
  func notify(_ value: Value) {
    guard !isNotifying else {
      counts.append(slots.count)
      return queue.append(value)
    }
    isNotifying = true
    notify(value, first: slots.count)
    finish()
  }

  @inlinable
  func notify(_ value: Value, first count: Int) {
    for index in 0..<count {
      if let listener = slots[index].listener { listener(value) }
    }
  }

  /// Ends a notification.
  @inlinable
  func finish() {
    if !queue.isEmpty { deliver() }
    isNotifying = false
    if unboundCount > 0 { sweep() }
  }

  /// Delivers the queued changes and any that they cause.
  @inlinable
  func deliver() {
    var notified = 0
    while notified < queue.count {
      notify(queue[notified], first: counts[notified])
      notified += 1
    }
    (queue, counts) = ([], [])
  }

  /// A removed listener may hold the last reference to another token, and releasing that calls this
  /// again.
  ///
  /// So the listener is released only when the lists are consistent.
  @inlinable
  func remove(_ id: Int) {
    var (index, end) = (0, slots.count)
    while index < end {
      let middle = (index + end) / 2
      if slots[middle].id < id { index = middle + 1 } else { end = middle }
    }
    guard index < slots.count, slots[index].id == id else { return }
    let isLast = index == slots.count - 1 && !isNotifying
    let gone = isLast ? slots.removeLast() : slots[index]
    if !isLast {
      slots[index].listener = nil
      unboundCount += 1
      if !isNotifying { sweep() }
    }
    withExtendedLifetime(gone) {}
  }

  /// Releases all listeners, at the end of the box.
  @usableFromInline
  func removeAll() {
    let gone = slots
    for index in slots.indices { slots[index].listener = nil }
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

/// Those who listen to a box, in the order in which they bound.
///
/// Beginning and ending cost the same however many there are.
///
/// Two things here and in ``Box`` are unusual, for speed. All is inlinable, as a generic type that
/// is not seen by the module that uses it costs forty direct calls of a closure instead of 1.3.
/// Exclusivity is not checked when the program runs, which would cost as much as the call again
/// (2.6 instead of 1.3): listeners and ends of tokens run while no property is being accessed.
@MainActor @usableFromInline
final class Listeners<Value> {
  @usableFromInline
  struct Slot {
    @usableFromInline let id: Int
    /// `nil` once unbound.
    @usableFromInline var listener: (@MainActor (Value) -> Void)?
    /// The number of the change that the listener knew when it bound: older ones are not for it.
    @usableFromInline let toldUpTo: Int

    @inlinable
    init(id: Int, listener: @escaping @MainActor (Value) -> Void, toldUpTo: Int) {
      self.id = id
      self.listener = listener
      self.toldUpTo = toldUpTo
    }
  }

  /// By rising ids; those that were unbound are there still, until they are swept out.
  @exclusivity(unchecked) @usableFromInline var slots: [Slot] = []
  @exclusivity(unchecked) @usableFromInline var nextID = 0
  @exclusivity(unchecked) @usableFromInline var empty = 0

  /// While a change is being told every slot stays where it is.
  @exclusivity(unchecked) @usableFromInline var isTelling = false

  @inlinable
  init() {}

  /// Adds one at the end and returns its id.
  @inlinable
  func add(_ listener: @escaping @MainActor (Value) -> Void, toldUpTo change: Int) -> Int {
    let id = nextID
    nextID += 1
    slots.append(Slot(id: id, listener: listener, toldUpTo: change))
    return id
  }

  /// By index and not by iterator, because a listener may bind and so append to the slots.
  @inlinable
  func tell(_ value: Value, number: Int) {
    var index = 0
    while index < slots.count {
      let slot = slots[index]
      if let listener = slot.listener, slot.toldUpTo < number {
        listener(value)
      }
      index += 1
    }
  }

  /// Takes out the one with this id, which it finds by halving.
  ///
  /// A listener may be the last to hold another token, whose end comes here again; so what is taken
  /// out is let go of only when nothing is half done.
  @inlinable
  func remove(_ id: Int) {
    var (low, high) = (0, slots.count)
    while low < high {
      let middle = (low + high) / 2
      if slots[middle].id < id { low = middle + 1 } else { high = middle }
    }
    guard low < slots.count, slots[low].id == id else { return }
    let gone: Slot
    if low == slots.count - 1, !isTelling {
      gone = slots.removeLast()
    } else {
      gone = slots[low]
      slots[low].listener = nil
      empty += 1
      if !isTelling { sweep() }
    }
    withExtendedLifetime(gone) {}
  }

  /// Lets go of everybody.
  @usableFromInline
  func removeAll() {
    let gone = slots
    slots = []
    empty = 0
    withExtendedLifetime(gone) {}
  }

  /// Takes out the empty slots once they are half of all: so the cost of moving the others is
  /// shared by as many that have gone.
  @inlinable
  func sweep() {
    guard empty * 2 > slots.count else { return }
    slots.removeAll { $0.listener == nil }
    empty = 0
  }
}

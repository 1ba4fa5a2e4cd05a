/// The right to change a ``Box``.
///
/// A view model keeps its owner private and exposes the box: a screen can listen, but the compiler
/// stops it from faking a state.
///
/// ```swift
/// @MainActor final class Counter {
///   var count: Box<Int> { owner.box }
///   private let owner = Owner(0)
///
///   func countOn() { owner.change(to: count.value + 1) }
/// }
/// ```
@MainActor
public struct Owner<Value: Equatable & Sendable> {
  /// The box that this owner changes.
  public let box: Box<Value>

  /// Who follows the changes of a content; `nil` for nobody.
  var follower: Follower?

  /// Records what the box tells; `nil` if nobody does.
  private var recording: Binding?

  /// Creates a box that holds `value` and has no listeners yet.
  @inlinable
  public init(_ value: Value) { box = Box(value) }

  /// Replaces the value and notifies every listener. An equal value changes nothing.
  @inlinable
  public func change(to value: Value) { box.change(to: value) }

  /// The number of listeners, without the one that records.
  var listenerCount: Int { box.listenerCount - (recording == nil ? 0 : 1) }

  /// Reports the changes of a content, and what is recorded of any box, to `trace`, under `name`.
  public mutating func follow(_ trace: Trace, as name: String) {
    follower = Follower(trace: trace, type: "Box", name: name)
    recording = trace.told.map { told in
      box.bind { [weak box] value in
        // The listener that records isn't one of those.
        if let box { told(name, box.listenerCount - 1, "\(value)") }
      }
    }
  }
}

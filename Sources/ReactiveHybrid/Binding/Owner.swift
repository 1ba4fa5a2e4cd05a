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
///   func countOn() { owner.change { $0 += 1 } }
/// }
/// ```
@MainActor
public struct Owner<Value: Equatable & Sendable> {
  /// The box that this owner changes.
  public let box: Box<Value>

  /// Creates a box that holds `value` and has no listeners yet.
  @inlinable
  public init(_ value: Value) { box = Box(value) }

  /// Replaces the value and notifies every listener.
  ///
  /// An equal value changes nothing.
  @inlinable
  public func change(to value: Value) { box.change(to: value) }

  /// Changes the value in place, with one notification.
  @inlinable
  public func change(_ edit: (inout Value) -> Void) {
    var value = box.value
    edit(&value)
    change(to: value)
  }

  /// Reports the changes of a content, and what is recorded of any box, to `trace`, under `name`.
  public func follow<Response>(
    _ trace: Trace, as name: String
  ) where Value == Content<Response> {
    record(to: trace, as: name)
    // The listener that records isn't one of those.
    box.report = { [listeners = box.listeners, recorders = box.sources.count] old, new in
      trace.passed(
        .logic, "Box of \(name): notifies \(listeners.count - recorders): \(new.news(since: old))",
        detail: trace.detail(old, new))
    }
  }

  /// Reports what is recorded of any box to `trace`, under `name`.
  @_disfavoredOverload  // For a content, the function above.
  public func follow(_ trace: Trace, as name: String) { record(to: trace, as: name) }

  private func record(to trace: Trace, as name: String) {
    box.sources = [trace.boxRecorder].compactMap(\.self).map { record in
      box.bind { [weak box] value in
        if let box { record(name, box.listeners.count - 1, "\(value)") }
      }
    }
  }
}

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

  /// Where the changes of a content are reported; `nil` for nowhere.
  var follower: Follower?

  /// The token of what records the notifications of the box; `nil` if nothing does.
  private var recording: Binding?

  /// Creates a box that holds `value` and has no listeners yet.
  @inlinable
  public init(_ value: Value) { box = Box(value) }

  /// Replaces the value and notifies every listener.
  ///
  /// An equal value changes nothing.
  @_disfavoredOverload  // A content is replaced by the function below, which reports to the trace.
  @inlinable
  public func change(to value: Value) { box.change(to: value) }

  /// Changes the value in place, with one notification.
  @_disfavoredOverload  // As above.
  @inlinable
  public func change(_ edit: (inout Value) -> Void) {
    var value = box.value
    edit(&value)
    change(to: value)
  }

  /// Changes a content in place, with one notification and one seam in a trace.
  public func change<Response>(
    _ edit: (inout Value) -> Void
  ) where Value == Content<Response> {
    let old = box.value
    var new = old
    edit(&new)
    guard new != old else { return }
    // The listener that records isn't one of those.
    follower?.passed(
      "notifies \(box.listeners.count - (recording == nil ? 0 : 1)): \(new.news(since: old))",
      detail: follower?.trace.detail(old, new) ?? [])
    box.replace(by: new)
  }

  /// Replaces a content, with one notification and one seam in a trace.
  ///
  /// An equal content changes nothing.
  public func change<Response>(to content: Value) where Value == Content<Response> {
    change { $0 = content }
  }

  /// Reports the changes of a content, and what is recorded of any box, to `trace`, under `name`.
  public mutating func follow(_ trace: Trace, as name: String) {
    follower = Follower(trace: trace, name: "Box of \(name)")
    recording = trace.boxRecorder.map { record in
      box.bind { [weak box] value in
        if let box { record(name, box.listeners.count - 1, "\(value)") }
      }
    }
  }
}

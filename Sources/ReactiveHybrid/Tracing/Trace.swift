/// Observes each seam that a command crosses from layer to layer.
///
/// The seams are in this library: the ``Router``, a ``ViewModel``, its ``Latest`` and the content of
/// its box report to the trace that they are given; what runs for a request or a write, such as a
/// worker, reports wherever it runs. Services are traced by a wrapper. Features contain no tracing
/// code. While `listener` is `nil`, a seam costs one comparison, or a look-up in its task.
///
/// ```swift
/// @MainActor func follow(_ trace: Trace) {
///   trace.listener = { seam in
///     print(seam.layer, seam.event, "\(seam.file):\(seam.line)")
///     return 0
///   }
///   trace.passed(.userInterface, "Enter")
/// }
/// ```
@MainActor
public final class Trace {
  /// A function that receives a seam on the thread that crosses it, and returns its number.
  public typealias Listener = @Sendable (Seam) -> Int

  /// The listener; `nil` while tracing is off.
  public var listener: Listener?

  /// Describes a change of a content, a line for each part of it, from the old and the new value.
  public var detail: (_ old: Any, _ new: Any) -> [String] = { _, _ in [] }

  /// Receives what the listeners of each box get that is followed from now on: its name, the number
  /// of listeners, and the value as text; `nil` if nobody records.
  public var boxRecorder: ((_ name: String, _ listeners: Int, _ value: String) -> Void)?

  /// Creates a trace without a listener.
  public init() {}

  /// Reports the `event` of a `layer` at the caller's source location (`file`, `line`), and returns
  /// its number.
  ///
  /// `detail` has further lines, and `phase` says whether work begins or ends. No text is computed
  /// while tracing is off.
  @discardableResult
  public func passed(
    _ layer: Seam.Layer, _ event: @autoclosure () -> String, _ phase: Seam.Phase = .point,
    detail: @autoclosure () -> [String] = [], file: StaticString = #fileID, line: UInt = #line
  ) -> Int? {
    listener.map { $0(Seam(layer, event(), phase, detail: detail(), file: file, line: line)) }
  }
}

/// A trace, and the name under which its owner reports to it.
struct Follower {
  let trace: Trace
  let name: String

  @MainActor @discardableResult
  func passed(
    _ event: @autoclosure () -> String, _ phase: Seam.Phase = .point,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Int? {
    trace.passed(.logic, "\(name): \(event())", phase, file: file, line: line)
  }
}

/// One step of a command from layer to layer.
///
/// ```swift
/// func isSlow(_ seam: Seam) -> Bool { seam.layer == .service }
/// ```
public struct Seam: Sendable, Hashable {
  /// A part of the program.
  public enum Layer: String, Sendable, CaseIterable {
    /// Screens, the router and commands.
    case userInterface = "UI"
    /// View models and workers.
    case logic
    /// Where data is read and written.
    case service
  }

  /// Whether work begins or ends at a seam.
  public enum Phase: Sendable, Hashable {
    /// A single moment.
    case point
    /// Work begins here, which a later seam ends.
    case begin
    /// The work ends that began at the seam with this number; `nil` if nobody heard it begin.
    case end(of: Int?, isCancelled: Bool = false)
  }

  /// The listener to the request or the write that the current task works for, wherever it runs;
  /// `nil` if there is none.
  @TaskLocal static var ear: Ear?

  /// A listener as a type of its own: as a function, it crashes the compiler in a release build with
  /// `-disable-concrete-type-metadata-mangled-name-accessors` (Swift 6.3.1).
  struct Ear: Sendable {
    let listener: Trace.Listener
  }

  /// Reports a seam of what runs for a request or a write, such as a read of a file, to whatever
  /// listens to the current task, and returns its number.
  @discardableResult
  package static func passed(
    _ layer: Layer, _ event: @autoclosure () -> String, _ phase: Phase = .point,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Int? {
    ear?.listener(Seam(layer, event(), phase, file: file, line: line))
  }

  /// The layer that crossed the seam.
  public let layer: Layer

  /// The event, in a few words.
  public let event: String

  /// Whether work begins or ends here.
  public let phase: Phase

  /// Further lines, such as the changes of a content.
  public let detail: [String]

  /// The source file of the seam, as `Module/File.swift`.
  public let file: String

  /// The source line of the seam, from 1.
  public let line: UInt

  /// Creates a seam of an `event` in a `layer` at the caller's source location (`file`, `line`).
  ///
  /// `detail` has further lines, and `phase` says whether work begins or ends.
  public init(
    _ layer: Layer, _ event: String, _ phase: Phase = .point, detail: [String] = [],
    file: StaticString = #fileID, line: UInt = #line
  ) {
    (self.layer, self.event, self.phase, self.detail) = (layer, event, phase, detail)
    (self.file, self.line) = ("\(file)", line)
  }
}

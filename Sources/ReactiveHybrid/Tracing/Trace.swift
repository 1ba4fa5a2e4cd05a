/// Observes each seam between layers that a command crosses: the event and its source line.
///
/// A trace is injected where layers meet. While it is `nil`, crossing a seam costs one comparison.
///
/// ```swift
/// let trace = Trace { seam in print(seam.layer, seam.event, "\(seam.file):\(seam.line)") }
/// trace.passed(.service, "pros: answered")
/// ```
public struct Trace: Sendable {
  private let hear: @Sendable (Seam) -> Void

  /// Creates a trace that calls `hear` for each seam, on the thread that crosses it.
  public init(_ hear: @escaping @Sendable (Seam) -> Void) {
    self.hear = hear
  }

  /// Reports a seam at the caller's source location.
  public func passed(
    _ layer: Seam.Layer, _ event: String, file: StaticString = #fileID, line: UInt = #line
  ) {
    hear(Seam(layer: layer, event: event, file: file, line: line))
  }
}

/// One step of a command from layer to layer.
///
/// ```swift
/// func isSlow(_ seam: Seam) -> Bool { seam.layer == .service }
/// ```
public struct Seam: Sendable {
  /// A part of the program.
  public enum Layer: String, Sendable, CaseIterable {
    case userInterface = "UI"
    case logic
    case service
  }

  /// The layer that crossed the seam.
  public let layer: Layer

  /// The event, in a few words.
  public let event: String

  /// The source file of the seam, as `Module/File.swift`.
  public let file: StaticString

  /// The source line of the seam, from 1.
  public let line: UInt
}

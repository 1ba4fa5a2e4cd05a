/// Hears of every seam between layers that a command passes: who did what, and where in the code.
///
/// A trace is injected where layers meet. While it is `nil`, a seam costs a comparison.
///
/// ```swift
/// let trace = Trace { seam in print(seam.layer, seam.event, "\(seam.file):\(seam.line)") }
/// trace.passed(.service, "pros: answered")
/// ```
public struct Trace: Sendable {
  private let hear: @Sendable (Seam) -> Void

  /// Creates a trace that calls `hear` for each seam, on the thread that passes it.
  public init(_ hear: @escaping @Sendable (Seam) -> Void) {
    self.hear = hear
  }

  /// Reports that a seam was passed, at the caller's place in the code.
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
  /// The part of the program that passed the seam.
  public enum Layer: String, Sendable, CaseIterable {
    case userInterface = "UI"
    case logic
    case service
  }

  /// The part of the program that passed the seam.
  public let layer: Layer

  /// What happened, in a few words.
  public let event: String

  /// The file that passed the seam, as `Module/File.swift`.
  public let file: StaticString

  /// The line in that file, from 1.
  public let line: UInt
}

/// The error behind a failure, with its facts.
///
/// A user interface can switch over the type of ``error`` to choose its words. Where it doesn't, the
/// error describes itself. Two reasons are equal if their errors are; errors that can't be compared, if they
/// have the same type and description.
///
/// ```swift
/// struct NoSuchFile: Error { let path: String }
///
/// func words(for reason: Reason) -> String {
///   if let missing = reason.error as? NoSuchFile { return "\(missing.path) doesn't exist" }
///   return reason.description
/// }
/// ```
public struct Reason: Sendable, Equatable, CustomStringConvertible {
  /// What the service threw.
  public let error: any Error

  /// Wraps an error.
  public init(_ error: any Error) {
    self.error = error
  }

  /// What the error says of itself.
  public var description: String { String(describing: error) }

  /// Whether both errors are equal or, if they can't be compared, have the same type and description.
  public static func == (one: Reason, other: Reason) -> Bool {
    if let error = one.error as? any Equatable { return error.isEqual(to: other.error) }
    return type(of: one.error) == type(of: other.error) && one.description == other.description
  }
}

extension Equatable {
  fileprivate func isEqual(to other: any Error) -> Bool { self == other as? Self }
}

/// An error that says that there is nothing to show, as opposed to not knowing what there is.
///
/// ```swift
/// struct NoPros: NothingFound, CustomStringConvertible {
///   var description: String { "No pros found" }
/// }
/// ```
public protocol NothingFound: Error {}

/// An error that says that what was asked for doesn't exist or can't be done.
///
/// ```swift
/// struct NoSuchPlanet: Refusal { let name: String }
/// ```
public protocol Refusal: Error {
  /// Whether the same request will be refused again. Defaults to `true`.
  var isFinal: Bool { get }
}

extension Refusal {
  /// `true`.
  public var isFinal: Bool { true }
}

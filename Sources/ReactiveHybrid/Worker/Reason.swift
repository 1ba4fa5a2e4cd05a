/// The error behind a failure, with its facts.
///
/// A user interface can switch over the type of ``error`` to choose a message; by default, the
/// error's own description is used. Two reasons are equal if their errors are equal or, for errors
/// that can't be compared, have the same type and description.
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
  /// The error that the service threw.
  public let error: any Error

  /// Wraps an error.
  public init(_ error: any Error) { self.error = error }

  /// The description of the error.
  public var description: String { String(describing: error) }

  /// Compares the errors or, if they can't be compared, their types and descriptions.
  public static func == (one: Reason, other: Reason) -> Bool {
    if let error = one.error as? any Equatable { return error.isEqual(to: other.error) }
    return type(of: one.error) == type(of: other.error) && one.description == other.description
  }
}

extension Equatable {
  /// Whether another value is of this type and equal.
  package func isEqual(to other: Any) -> Bool { self == other as? Self }
}

/// An error that reports an empty result, as opposed to an unknown one.
///
/// ```swift
/// struct NoPros: NothingFound, CustomStringConvertible {
///   var description: String { "No pros found" }
/// }
/// ```
public protocol NothingFound: Error {}

/// An error that reports that the request names something missing or is impossible.
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

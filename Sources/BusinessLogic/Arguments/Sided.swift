/// A ``Side`` at the level of types, so that the compiler keeps a worker of pros from a service
/// of cons.
public protocol Sided: Sendable {
  /// The side that this type stands for.
  static var side: Side { get }
}

/// The arguments for an option.
public enum Pros: Sided {
  /// `.pro`
  public static let side = Side.pro
}

/// The arguments against an option.
public enum Cons: Sided {
  /// `.con`
  public static let side = Side.con
}

/// The arguments that count for neither side.
public enum Neutral: Sided {
  /// `.neutral`
  public static let side = Side.neutral
}

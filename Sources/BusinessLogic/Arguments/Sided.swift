import Decisions

/// A ``Side`` as a type, so that a worker of pros with a service of cons doesn't compile.
public protocol Sided: Sendable {
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

/// The arguments for neither side.
public enum Neutral: Sided {
  /// `.neutral`
  public static let side = Side.neutral
}

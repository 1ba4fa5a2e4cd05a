/// A 64-bit hash that tells two sequences apart without storing them, within one run of the
/// program. One in 10¹⁹ pairs of different sequences collides.
public struct Fingerprint: Sendable, Equatable {
  private let hash: Int

  /// Creates the fingerprint of `values`, in their order.
  public init(of values: some Sequence<some Hashable>) {
    var hasher = Hasher()
    for value in values { hasher.combine(value) }
    hash = hasher.finalize()
  }
}

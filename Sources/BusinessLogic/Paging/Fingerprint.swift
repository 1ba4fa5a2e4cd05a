/// What tells whether two sequences are the same without keeping either, for as long as the program
/// runs: a hash of 64 bits, by which only one in 10¹⁹ different ones would be taken for the same.
public struct Fingerprint: Sendable, Equatable {
  private let hash: Int

  /// Takes the fingerprint of `values` in their order.
  public init(of values: some Sequence<some Hashable>) {
    var hasher = Hasher()
    for value in values { hasher.combine(value) }
    hash = hasher.finalize()
  }
}

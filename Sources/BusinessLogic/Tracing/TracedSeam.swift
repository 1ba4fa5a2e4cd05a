import ReactiveHybrid

package struct TracedSeam: Sendable, Hashable {
  package let seam: Seam
  package let time: Duration

  package init(_ seam: Seam, at time: Duration) {
    (self.seam, self.time) = (seam, time)
  }
}

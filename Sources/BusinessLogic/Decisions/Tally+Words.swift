extension Tally {
  /// The counts, weights and total: `2 pros, 1 con, weight 3, total -1`.
  var words: String {
    "\(pros.label(.pro)), \(cons.label(.con)), total \(Balance.signed(total))"
  }

  /// Whether the weights of a side add up to anything but their count, so that the counts don't
  /// tell the total.
  var isWeighed: Bool {
    pros.weight != pros.count || cons.weight != cons.count
  }
}

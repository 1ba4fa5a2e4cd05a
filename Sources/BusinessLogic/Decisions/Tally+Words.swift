extension Tally {
  /// What there is on each side and what it comes to: `2 pros, 1 con, weight 3, total -1`.
  var words: String {
    "\(pros.label(.pro)), \(cons.label(.con)), total \(Balance.signed(total))"
  }

  /// Whether somebody weighed an argument, so that counting isn't enough.
  var isWeighed: Bool {
    pros.weight != pros.count || cons.weight != cons.count
  }
}

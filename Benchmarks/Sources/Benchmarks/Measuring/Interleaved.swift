/// Measures contenders in turns, so that other load on the machine affects all of them alike.
///
/// The maintained benchmark libraries measure one contender after the other, some in separate
/// processes. On a shared machine, the ratio of two such figures means little.
enum Interleaved {
  /// Times `contenders`. Each runs once per round; the first one rotates.
  static func times(
    of contenders: [Contender], rounds: Int, turn: Duration
  ) async throws -> [Timing] {
    var counts: [Int] = []
    for contender in contenders { counts.append(try await count(of: contender, filling: turn)) }
    var samples = contenders.map { _ in [Double]() }
    for round in 0..<rounds {
      for place in contenders.indices {
        let index = (place + round) % contenders.count
        let time = try await time(of: contenders[index], times: counts[index])
        samples[index].append(time / Double(counts[index]))
      }
    }
    return zip(contenders, samples).map { Timing(name: $0.name, samples: $1) }
  }

  /// Returns how many operations fill a turn, at least one. Also warms up the contender.
  private static func count(of contender: Contender, filling turn: Duration) async throws -> Int {
    var count = 1
    while try await time(of: contender, times: count) < turn.nanoseconds, count < 1 << 24 {
      count *= 2
    }
    return count
  }

  private static func time(of contender: Contender, times: Int) async throws -> Double {
    let start = ContinuousClock.now
    try await contender.run(times)
    return start.duration(to: .now).nanoseconds
  }
}

extension Duration {
  /// The duration in nanoseconds.
  var nanoseconds: Double {
    Double(components.seconds) * 1e9 + Double(components.attoseconds) / 1e9
  }
}

/// Measures contenders by turns, so that whatever else the machine does meanwhile hits them alike.
///
/// The kept libraries of benchmarks measure one thing to its end and then the next, some in a
/// process each: on a machine that others use, the ratio of two such figures means little. Hence
/// this loop of our own.
enum Interleaved {
  /// Times all `contenders`; each has a turn in each round, and another one begins each time.
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

  /// How often it must run to fill a turn; at least once, which also warms it up.
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
  /// The same as a number.
  var nanoseconds: Double {
    Double(components.seconds) * 1e9 + Double(components.attoseconds) / 1e9
  }
}

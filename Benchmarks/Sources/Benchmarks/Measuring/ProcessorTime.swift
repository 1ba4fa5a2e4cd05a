#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Measures processor time, which hardly depends on the load of the machine.
enum ProcessorTime {
  /// Returns the least processor time of `rounds` runs of a shell command, in nanoseconds.
  static func least(_ command: String, _ arguments: [String], rounds: Int) async throws -> Double {
    var least = Double.infinity
    for _ in 0..<rounds {
      let before = ofChildren
      try await Processes.run("\(command) >/dev/null", arguments)
      least = min(least, ofChildren - before)
    }
    return least
  }

  /// The processor time of all finished child processes, in nanoseconds.
  private static var ofChildren: Double {
    var usage = rusage()
    #if canImport(Glibc)
      getrusage(Int32(RUSAGE_CHILDREN.rawValue), &usage)
    #else
      getrusage(RUSAGE_CHILDREN, &usage)
    #endif
    return nanoseconds(usage.ru_utime) + nanoseconds(usage.ru_stime)
  }

  private static func nanoseconds(_ time: timeval) -> Double {
    Double(time.tv_sec) * 1e9 + Double(time.tv_usec) * 1e3
  }
}

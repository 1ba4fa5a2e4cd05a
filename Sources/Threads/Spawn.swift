#if canImport(Glibc)
  // For `environ`, which Swift 6 would reject as a mutable global. Only passed to started programs.
  @preconcurrency import Glibc
#endif

/// Starts programs.
public enum Spawn {
  // A program started between `pipe` and `fcntl` would inherit the pipe.
  private static let lock = Locked(false)

  /// Creates a pipe that child processes don't inherit. Returns `nil` if the system has no
  /// descriptors left.
  public static func pipe() -> (output: Int32, input: Int32)? {
    lock.withLock { _ in
      var ends: [Int32] = [-1, -1]
      guard Threads.pipe(&ends) == 0 else { return nil }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      return (ends[0], ends[1])
    }
  }

  /// Returns the exit status from that of `waitpid`, or 128 plus the number of the signal that ended
  /// the program.
  public static func exitStatus(_ status: Int32) -> Int32 {
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  /// Writes as much of `rest` as the pipe accepts. Returns whether the program still reads.
  public static func feed(_ rest: inout ArraySlice<UInt8>, to end: Int32) -> Bool {
    let count = rest.withUnsafeBytes { write(end, $0.baseAddress, $0.count) }
    rest = rest.dropFirst(max(0, count))
    return count >= 0 || errno == EAGAIN || errno == EINTR
  }

  /// Starts the first of `arguments`, looked up in `PATH`, with this program's environment.
  /// `descriptors` maps the child's descriptors to this program's. Returns `nil` if the child can't
  /// be started.
  ///
  /// The child starts with default signal handling and an empty signal mask, as from a shell.
  public static func start(_ arguments: [String], descriptors: [Int32: Int32] = [:]) -> pid_t? {
    #if canImport(Glibc)
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #else
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    for (theirs, ours) in descriptors {
      posix_spawn_file_actions_adddup2(&actions, ours, theirs)
    }
    var all = sigset_t()
    var none = sigset_t()
    sigfillset(&all)
    sigemptyset(&none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(
      &attributes, Int16(Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)))
    let words = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    guard let name = arguments.first else { return nil }
    return lock.withLock { _ in
      var process = pid_t()
      let failure = posix_spawnp(&process, name, &actions, &attributes, words, environ)
      return failure == 0 ? process : nil
    }
  }
}

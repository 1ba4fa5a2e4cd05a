import CLibrary

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
      guard CLibrary.pipe(&ends) == 0 else { return nil }
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

  /// The environment of a started program: this program's, without the variables whose names begin
  /// with a prefix, and with some more, as `NAME=value`.
  public typealias Environment = (without: String?, adding: [String])

  /// Starts the first of `arguments`, looked up in this program's `PATH`.
  /// `descriptors` maps the child's descriptors to this program's; `input` becomes its standard
  /// input. Returns `nil` if the child can't be started.
  ///
  /// The child starts with default signal handling and an empty signal mask, as from a shell.
  public static func start(
    _ arguments: [String], input: [UInt8]? = nil, descriptors: [Int32: Int32] = [:],
    environment: Environment = (nil, [])
  ) -> pid_t? {
    guard let input else { return start(arguments, descriptors, environment) }
    guard let pipe = pipe() else { return nil }
    defer { close(pipe.output) }
    do {
      try OwnThread.start { feed(input, to: pipe.input) }
    } catch {
      close(pipe.input)
      return nil
    }
    return start(arguments, descriptors.merging([STDIN_FILENO: pipe.output]) { $1 }, environment)
  }

  /// Writes all of `input`, as fast as it is read, and closes the pipe.
  private static func feed(_ input: [UInt8], to end: Int32) {
    // If the program ends before it has read its input, SIGPIPE must not end this one.
    var pipeSignal = sigset_t()
    sigemptyset(&pipeSignal)
    sigaddset(&pipeSignal, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &pipeSignal, nil)
    _ = input.withUnsafeBytes { writeAll($0, to: end) }
    close(end)
  }

  private static func start(
    _ arguments: [String], _ descriptors: [Int32: Int32], _ environment: Environment
  ) -> pid_t? {
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
    let added = environment.adding.map { strdup($0) }
    defer { for word in words + added { free(word) } }
    guard let name = arguments.first else { return nil }
    return lock.withLock { _ in
      var process = pid_t()
      let variables = variables(without: environment.without) + added + [nil]
      let failure = posix_spawnp(&process, name, &actions, &attributes, words, variables)
      return failure == 0 ? process : nil
    }
  }

  /// Returns this program's variables, as bytes, because they needn't be UTF-8.
  private static func variables(without prefix: String?) -> [UnsafeMutablePointer<CChar>?] {
    // Optional on some systems only.
    let first: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
    guard var next = first else { return [] }
    var kept: [UnsafeMutablePointer<CChar>?] = []
    while let variable = next.pointee {
      if prefix.map({ strncmp(variable, $0, $0.utf8.count) != 0 }) ?? true { kept.append(variable) }
      next += 1
    }
    return kept
  }
}

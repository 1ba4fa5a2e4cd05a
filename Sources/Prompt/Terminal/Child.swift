import CEditLine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program that was started from this one and shares its terminal and its process group, as a
/// command of a shell does: ^C and ^Z reach it.
nonisolated struct Child {
  private let process: pid_t

  /// Where it reads its standard input from us; -1 if it has the terminal for that, or enough.
  private(set) var input: Int32 = -1

  private var rest: ArraySlice<UInt8>

  /// Starts the program that `PATH` has under the first of `arguments`; `input` becomes its
  /// standard input. Fails where it can't be started.
  init?(_ arguments: [String], input text: String?) {
    rest = Array((text ?? "").utf8)[...]
    var ends: [Int32] = [-1, -1]
    guard text == nil || pipe(&ends) == 0 else { return nil }
    for end in ends where end >= 0 { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { if ends[0] >= 0 { close(ends[0]) } }
    guard let process = Child.start(arguments, standardInput: ends[0]) else {
      if ends[1] >= 0 { close(ends[1]) }
      return nil
    }
    self.process = process
    guard ends[1] >= 0 else { return }
    // Not blocking: a pager reads on only when the person does.
    _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
    input = ends[1]
  }

  /// Hands over as much of the input as it takes now.
  mutating func feed() {
    guard input >= 0 else { return }
    let count = rest.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
    rest = rest.dropFirst(max(0, count))
    if rest.isEmpty || (count < 0 && errno != EAGAIN && errno != EINTR) { endInput() }
  }

  /// Its exit status, or 128 and the signal that ended it; `nil` while it runs.
  mutating func status() -> Int32? {
    var status: Int32 = 0
    guard waitpid(process, &status, WNOHANG) != 0 else { return nil }
    endInput()
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  /// Passes a signal on to it.
  func send(_ signal: Int32) {
    kill(process, signal)
  }

  private mutating func endInput() {
    if input >= 0 { close(input) }
    input = -1
  }

  private static func start(_ arguments: [String], standardInput: Int32) -> pid_t? {
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
    if standardInput >= 0 {
      posix_spawn_file_actions_adddup2(&actions, standardInput, STDIN_FILENO)
    }
    // As from a shell, whatever this program and its runtime do with signals.
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
    var process = pid_t()
    guard let name = arguments.first else { return nil }
    let failure = posix_spawnp(
      &process, name, &actions, &attributes, words, current_environment())
    return failure == 0 ? process : nil
  }
}

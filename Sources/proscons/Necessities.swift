import CLibrary
import CXattr
import Threads

/// The descriptors, threads and memory without which Swift's runtime would crash, or wait in silence.
enum Necessities {
  /// Some are for the runtime's events and timers, some for the terminal and watching, some for files.
  private static let descriptors = 16

  /// What a session at a terminal reserves, mostly for the stacks of threads.
  private static let bytes = 64 << 20

  /// The reason why the program can't run; `nil` if it can. Tries out only what a low limit concerns.
  static var lack: String? {
    if limit(_SC_OPEN_MAX) < 256, !canOpen {
      return "too few files may be open at a time: `ulimit -n 64` allows enough"
    }
    let memory = mmap(nil, bytes, PROT_NONE, MAP_PRIVATE | MAP_ANON, -1, 0)
    guard memory != MAP_FAILED else {
      return "too little memory is allowed: `ulimit -v unlimited` lifts the limit"
    }
    munmap(memory, bytes)
    if limit(_SC_CHILD_MAX) < 4096, !canThread {
      return "too few threads are allowed: `ulimit -u` shows the limit of all your programs"
    }
    return nil
  }

  /// Keeps what one file took for the next. By default, glibc gives it back to the system, which clears each page
  /// again: a fifth of the time to read a million arguments.
  static func keepMemory() {
    #if canImport(Glibc)
      mallopt(M_TRIM_THRESHOLD, 1 << 20)
      mallopt(M_MMAP_THRESHOLD, 1 << 20)
    #endif
  }

  private static func limit(_ name: some BinaryInteger) -> Int {
    // -1 for none.
    let limit = sysconf(Int32(name))
    return limit < 0 ? .max : limit
  }

  private static var canOpen: Bool {
    let opened = (1...descriptors).map { _ in dup(STDERR_FILENO) }
    defer { for descriptor in opened { close(descriptor) } }
    return opened.allSatisfy { $0 >= 0 }
  }

  /// Starts as many threads at once as the runtime uses, one a processor and one for timers, and the
  /// program: for the terminal, for watching and for another program.
  private static var canThread: Bool {
    let isOver = Locked(false)
    return isOver.withLock { _ in
      (1...sysconf(Int32(_SC_NPROCESSORS_ONLN)) + 4).allSatisfy { _ in
        (try? OwnThread.start { isOver.withLock { _ in } }) != nil
      }
    }
  }
}

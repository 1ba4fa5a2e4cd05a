import CLibrary
import Threads

/// A failed system call.
public struct SystemFailure: Error, CustomStringConvertible {
  let call: String
  let code: Int32

  /// The call and the system's error message.
  public var description: String { "\(call): \(String(cString: strerror(code)))" }
}

/// A program to start.
struct Spawn {
  var executable: String
  var arguments: [String]
  var environment: [String: String]
  var workingFolder: String?

  /// The path of the controlling terminal; the program leads a session then. `nil` for none.
  var terminal: String?

  /// Whether the terminal controls the program, and so sends it signals.
  var hearsTerminal = true

  /// The program's descriptors, mapped to ours. Override those of the terminal.
  var descriptors: [Int32: Int32] = [:]

  /// Held while descriptors are open that no child may inherit. Holds a `Bool` only because the
  /// thread sanitizer confuses zero-size values with others.
  static let lock = Locked(false)

  /// The command line. Uses a shell to change the folder, since Swift doesn't import the file
  /// action for it.
  private var command: [String] {
    guard let workingFolder else { return [executable] + arguments }
    return ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", workingFolder, executable] + arguments
  }

  /// Starts the program. The caller must hold ``lock``.
  func start() throws -> pid_t {
    #if canImport(Glibc)
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
      let newSession: Int32 = 0x80
    #else
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
      let newSession: Int32 = 0x400
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    if let terminal {
      // The first terminal that a session opens becomes its controlling terminal, for ^C and ^Z.
      let mode = O_RDWR | (hearsTerminal ? 0 : O_NOCTTY)
      posix_spawn_file_actions_addopen(&actions, 0, terminal, mode, 0)
      for descriptor: Int32 in [1, 2] {
        posix_spawn_file_actions_adddup2(&actions, 0, descriptor)
      }
    }
    for (target, source) in descriptors {
      posix_spawn_file_actions_adddup2(&actions, source, target)
    }
    // The program starts with default signals, as from a shell, whatever the test runner does.
    var all = sigset_t()
    var none = sigset_t()
    sigfillset(&all)
    sigemptyset(&none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setsigmask(&attributes, &none)
    let flags =
      Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)
      | (terminal == nil ? 0 : newSession)
    posix_spawnattr_setflags(&attributes, Int16(flags))

    let argv = command.map { strdup($0) } + [nil]
    let envp = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for string in argv + envp { free(string) } }
    var process = pid_t()
    let failure = posix_spawn(&process, command[0], &actions, &attributes, argv, envp)
    guard failure == 0 else { throw SystemFailure(call: "spawn \(executable)", code: failure) }
    return process
  }
}

/// Waits for a process and returns its status.
func reap(_ process: pid_t) -> Ending {
  var status: Int32 = 0
  while waitpid(process, &status, 0) < 0, errno == EINTR {}
  return Ending(waitStatus: status)
}

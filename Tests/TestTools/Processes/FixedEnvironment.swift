import CLibrary

/// The environment of a tested program, the same on every machine.
enum FixedEnvironment {
  /// Returns the fixed variables with `changes` applied; `nil` removes a variable.
  static func with(_ changes: [String: String?]) -> [String: String] {
    var variables = [
      "TERM": "xterm", "LANG": "C.UTF-8", "HOME": "/nonexistent",
      // Disables the history, even for a user who can create folders anywhere.
      "XDG_STATE_HOME": "/dev/null",
      "PATH": "/usr/local/bin:/usr/bin:/bin",
      // Disables the pager, which would wait for a key.
      "PAGER": "",
      // Otherwise a crash in a terminal waits 30 seconds for input.
      "SWIFT_BACKTRACE": "enable=no",
    ]
    // Reports sanitizer findings of the program in the same place as those of the tests.
    for name in ["ASAN_OPTIONS", "TSAN_OPTIONS"] {
      if let options = getenv(name) { variables[name] = String(cString: options) }
    }
    for (name, value) in changes { variables[name] = value }
    return variables
  }
}

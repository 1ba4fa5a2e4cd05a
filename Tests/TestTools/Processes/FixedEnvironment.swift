#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The environment of a program under test: the same on every machine.
enum FixedEnvironment {
  /// The fixed variables with `changes` on top; `nil` takes a variable away.
  static func with(_ changes: [String: String?]) -> [String: String] {
    var variables = [
      "TERM": "xterm", "LANG": "C.UTF-8", "HOME": "/nonexistent",
      // No history, even for a user who could make a folder anywhere.
      "XDG_STATE_HOME": "/dev/null",
      "PATH": "/usr/local/bin:/usr/bin:/bin",
      // Nothing waits for somebody to turn pages.
      "PAGER": "",
      // Otherwise a crash at a terminal waits 30 seconds for somebody to ask about it.
      "SWIFT_BACKTRACE": "enable=no",
    ]
    // What a sanitizer finds in the program is reported where its findings in the tests are.
    if let options = getenv("TSAN_OPTIONS") {
      variables["TSAN_OPTIONS"] = String(cString: options)
    }
    for (name, value) in changes { variables[name] = value }
    return variables
  }
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension TerminalEditor {
  /// Whether a pager may run: not while a line is edited, and not if keys are waiting, which are
  /// for the prompt.
  var canTurnPages: Bool {
    pager != nil && !isEditing && !isClosed && keys.isEmpty && !areKeysComing(within: 0)
  }

  /// Shows `text` in the pager. Returns `false` if the pager can't be started.
  func turnPages(of text: String) -> Bool {
    guard let pager, let status = lendTerminal(to: ["/bin/sh", "-c", pager], input: text)
    else {
      return false
    }
    // The shell's exit statuses for a command not found or not executable (POSIX.1, 2.8.2).
    return status != 127 && status != 126
  }
}

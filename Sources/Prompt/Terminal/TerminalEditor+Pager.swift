#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension TerminalEditor {
  /// Whether the person may be asked to turn pages: not in the middle of a line, and not if keys
  /// have been typed ahead, which are for us and not for the pager.
  var canTurnPages: Bool {
    pager != nil && !isEditing && !isClosed && keys.isEmpty && !areKeysComing(within: 0)
  }

  /// Lets the pager show `text`; false if there is no such program.
  func turnPages(of text: String) -> Bool {
    guard let pager, let status = lendTerminal(to: ["/bin/sh", "-c", pager], input: text)
    else {
      return false
    }
    // What a shell says of a command that it can't find, or not start (POSIX.1, 2.8.2).
    return status != 127 && status != 126
  }
}

import CLibrary
import Prompt
import Threads
import UI

/// The user's own editor, which owns the terminal until it exits.
struct ExternalEditor: LongTextEditor {
  /// How the shell starts it.
  let command: String
  /// Where its temporary files lie.
  let folder: String
  let terminal: TerminalEditor

  func edit(_ text: String) async throws(CommandError) -> String {
    // Editors choose their highlighting by the extension.
    let kind = ".md"
    var path = Array("\(folder)/proscons-XXXXXX\(kind)".utf8CString)
    let file = mkstemps(&path, Int32(kind.utf8.count))
    guard file >= 0 else {
      let reason = String(cString: strerror(errno))
      throw CommandError("can't create a temporary file in \(folder): \(reason)")
    }
    let name = String(decoding: path.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer { unlink(name) }
    let failure = Descriptor.write(text + "\n", to: file)
    close(file)
    guard failure == 0 else {
      let reason = String(cString: strerror(failure))
      throw CommandError("can't write to \(name): \(reason)")
    }
    try await run([Self.operand(name)], fact: ": nothing changed")
    return try Self.read(name)
  }

  func edit(file path: String, at line: Int) async throws(CommandError) {
    let program = command.split(separator: " ").first?.split(separator: "/").last ?? ""
    try await run(
      (Self.takesLine.contains(String(program)) ? ["+\(line)"] : []) + [Self.operand(path)])
  }

  /// Returns a path that no editor takes for an option or, as vi does with `+!`, for a command.
  private static func operand(_ path: String) -> String {
    path.hasPrefix("+") || path.hasPrefix("-") ? "./\(path)" : path
  }

  /// The editors that begin at a line with `+12`; others would open a file of that name.
  private static let takesLine: Set = [
    "ed", "emacs", "emacsclient", "ex", "jed", "joe", "kak", "mg", "micro", "nano", "ne", "nvim",
    "pico", "vi", "view", "vim", "vis",
  ]

  /// Runs the editor. An error about its exit status ends with `fact`.
  private func run(_ arguments: [String], fact: String = "") async throws(CommandError) {
    // Without `exec` the shell would receive ^C, too.
    let status = await terminal.runChild(
      ["/bin/sh", "-c", "exec \(command) \"$@\"", command] + arguments)
    switch status {
    case 0: return
    case 126, 127, nil:
      throw CommandError("can't start the editor `\(command)`: set VISUAL or EDITOR")
    case .some(let status):
      throw CommandError("`\(command)` ended with status \(status)\(fact)")
    }
  }

  private static func read(_ path: String) throws(CommandError) -> String {
    // A pipe would have no end, nor even a beginning.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw CommandError("the editor left no file: nothing changed")
    }
    var bytes: [UInt8] = []
    while let part = Descriptor.read(file), !part.isEmpty { bytes += part }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw CommandError("the editor's text is not UTF-8: nothing changed")
    }
    return text
  }
}

import CLibrary

/// The names of files, as they are typed.
package nonisolated enum FileNames {
  /// Returns the paths of the files in `path`'s folder, in alphabetical order; folders end with a
  /// slash. Hidden files need a typed dot; an unreadable folder has no candidates.
  package static func candidates(for path: String) -> [Candidate] {
    let slash = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let folder = path[..<slash]
    guard let entries = opendir(folder.isEmpty ? "." : expanded(String(folder))) else { return [] }
    defer { closedir(entries) }
    var found: [Candidate] = []
    while let entry = readdir(entries) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      guard name != ".", name != "..", !name.hasPrefix(".") || path[slash...].hasPrefix(".") else {
        continue
      }
      let isFolder = kind(of: expanded(folder + name)) == .folder
      found.append(Candidate(folder + name + (isFolder ? "/" : ""), goesOn: isFolder))
    }
    return found.sorted { $0.text < $1.text }
  }

  package enum Kind {
    case folder, file, emptyFile
    /// A device or a pipe.
    case other
  }

  /// Returns the kind of what is at a path; `nil` if nothing is there.
  package static func kind(of path: String) -> Kind? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return switch status.st_mode & S_IFMT {
    case S_IFDIR: .folder
    case S_IFREG: status.st_size > 0 ? .file : .emptyFile
    default: .other
    }
  }

  /// Returns the path of the file that a link leads to; `nil` if there is no link at a path.
  package static func target(ofLink path: String) -> String? {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK,
      let target = realpath(path, nil)
    else { return nil }
    defer { free(target) }
    return String(cString: target)
  }

  /// Returns the path that was typed, which quotes may hold together as in a shell.
  package static func path(_ typed: String, home: () -> String?) -> String {
    guard let quote = typed.first, "'\"".contains(quote), typed.count > 2, typed.last == quote,
      !typed.dropFirst().dropLast().contains(quote)
    else { return expanded(typed, home: home) }
    return String(typed.dropFirst().dropLast())
  }

  /// Returns the path with the home directory in place of a leading `~`.
  private static func expanded(
    _ path: String, home: () -> String? = { Variables.value(of: "HOME") }
  ) -> String {
    guard path == "~" || path.hasPrefix("~/"), let home = home() else { return path }
    return home + path.dropFirst()
  }
}

/// The environment of the program.
package nonisolated enum Variables {
  /// Returns the value of a variable; `nil` if it is unset or empty.
  package static func value(of name: String) -> String? {
    guard let value = getenv(name).map({ String(cString: $0) }), !value.isEmpty else { return nil }
    return value
  }
}

/// Returns a path without `.` and without steps back.
package func normalized(_ path: some StringProtocol) -> String {
  // Most are so already: no part is empty or begins with a dot.
  let slash = UInt8(ascii: "/")
  let rest = path.drop { $0 == "/" }
  var before = slash
  let isNormal = rest.utf8.allSatisfy { byte in
    defer { before = byte }
    return before != slash || byte != slash && byte != UInt8(ascii: ".")
  }
  if isNormal, before != slash { return String(rest) }
  var parts: [Substring] = []
  for part in Substring(path).split(separator: "/") where part != "." {
    if part == "..", parts.last.map({ $0 != ".." }) == true {
      parts.removeLast()
    } else {
      parts.append(part)
    }
  }
  return parts.joined(separator: "/")
}

/// Values by the paths of files, however a path is spelt.
package struct ByPath<Value: Sendable>: Sendable {
  private var values: [String: Value] = [:]

  package init() {}

  package subscript(path: String) -> Value? {
    get { values[normalized(path)] }
    set { values[normalized(path)] = newValue }
  }

  /// The value of the file that a link in the file at `path` leads to.
  package subscript(link: some StringProtocol, in path: String) -> Value? {
    get { self[Self.path(link, path)] }
    set { self[Self.path(link, path)] = newValue }
  }

  private static func path(_ link: some StringProtocol, _ path: String) -> String {
    (path.lastIndex(of: "/").map { String(path[...$0]) } ?? "") + link
  }
}

extension ByPath: Equatable where Value: Equatable {}

/// Returns a normalized path as it is from the folder of another file, of which both are relative to one
/// folder; `nil` if the other lies in a folder above, whose name isn't known.
package func relativePath(to path: String, from other: String) -> String? {
  let (parts, folder) = (path.split(separator: "/"), other.split(separator: "/").dropLast())
  let shared = zip(parts, folder).prefix { $0 == $1 }.count
  guard !folder.dropFirst(shared).contains("..") else { return nil }
  let steps = Array(repeating: "..", count: folder.count - shared) + parts.dropFirst(shared)
  return steps.joined(separator: "/")
}

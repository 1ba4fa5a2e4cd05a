/// Returns a path without `.` and without steps back.
package func normalized(_ path: some StringProtocol) -> String {
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

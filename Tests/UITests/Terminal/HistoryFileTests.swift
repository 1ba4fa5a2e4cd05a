import Testing

@testable import UI

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("The history file")
struct HistoryFileTests {
  /// A folder of its own for each test; what is in it may stay, as all of it is in /tmp.
  private let folder: String

  init() throws {
    var template = Array("/tmp/proscons-history-XXXXXX".utf8CString)
    folder = try template.withUnsafeMutableBufferPointer {
      String(cString: try #require($0.baseAddress.flatMap { mkdtemp($0) }))
    }
  }

  @Test("keeps lines in their order, in a file that only its owner reads")
  func appends() throws {
    let file = HistoryFile(path: folder + "/state/proscons/history", limit: 10)
    file.append("one")
    file.append("zwei ä")
    #expect(file.load() == ["one", "zwei ä"])
    #expect(mode(of: file.path) == 0o600)
    #expect(mode(of: folder + "/state") == 0o700)
    #expect(mode(of: folder + "/state/proscons") == 0o700)
  }

  @Test("loads the newest lines only")
  func limit() {
    let file = HistoryFile(path: folder + "/history", limit: 3)
    for number in 1...2000 { file.append("line \(number)") }
    #expect(file.load() == ["line 1998", "line 1999", "line 2000"])
  }

  @Test("loses its oldest lines when it gets large, and no line that a full disk has torn")
  func trims() {
    let file = HistoryFile(path: folder + "/large", limit: 50, capacity: 2000)
    for number in 1...500 { file.append("line \(number)") }
    #expect(file.load().suffix(2) == ["line 499", "line 500"])
    #expect(file.load().count == 50)
    #expect(mode(of: file.path) == 0o600)
    var status = stat()
    stat(file.path, &status)
    #expect(status.st_size < 2100)
    #expect(truncate(file.path, status.st_size - 1) == 0)
    file.append("next")
    #expect(file.load().suffix(2) == ["line 500", "next"])
  }

  @Test("is empty where there is no file, or none can be made")
  func unusable() {
    let file = HistoryFile(path: "/dev/null/history", limit: 3)
    file.append("one")
    #expect(file.load() == [])
  }

  @Test("loses no line of two sessions that write at once")
  func shared() async {
    let path = folder + "/history"
    await withTaskGroup(of: Void.self) { group in
      for session in 1...4 {
        group.addTask { @concurrent in
          let file = HistoryFile(path: path, limit: 1000)
          for number in 1...50 { file.append("\(session)/\(number)") }
        }
      }
    }
    let lines = HistoryFile(path: path, limit: 1000).load()
    #expect(Set(lines).count == 200)
    #expect(lines.count == 200)
  }

  private func mode(of path: String) -> mode_t {
    var status = stat()
    guard stat(path, &status) == 0 else { return 0 }
    return status.st_mode & 0o777
  }
}

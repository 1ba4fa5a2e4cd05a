import TestSupport
import Testing
import Threads

@testable import Prompt

@Suite("The history file")
struct HistoryFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("keeps lines in their order, in a file that only its owner reads")
  func appends() throws {
    let file = HistoryFile(path: folder.path(of: "state/proscons/history"), limit: 10)
    #expect(file.append("one"))
    #expect(file.append("zwei ä"))
    #expect(load(file) == ["one", "zwei ä"])
    #expect(mode(of: file.path) == 0o600)
    #expect(mode(of: folder.path(of: "state")) == 0o700)
    #expect(mode(of: folder.path(of: "state/proscons")) == 0o700)
  }

  @Test("is its owner's alone as soon as it is read, whatever it was before")
  func isPrivate() throws {
    let path = try folder.write("one\n", to: "history")
    #expect(chmod(path, 0o644) == 0)
    #expect(load(HistoryFile(path: path, limit: 10)) == ["one"])
    #expect(mode(of: path) == 0o600)
  }

  @Test("loads the newest lines only")
  func limit() {
    let file = HistoryFile(path: folder.path(of: "history"), limit: 3)
    for number in 1...2000 { _ = file.append("line \(number)") }
    #expect(load(file) == ["line 1998", "line 1999", "line 2000"])
  }

  @Test("is no longer in the memory of a long session than on the disk", arguments: [true, false])
  func inMemory(isSaved: Bool) {
    let file = HistoryFile(path: folder.path(of: isSaved ? "history" : "."), limit: 3)
    let history = LineHistory(file: file)
    for number in 1...2000 { history.add("line \(number)") }
    #expect((3...6).contains(history.lines.count))
    #expect(history.lines.last == "line 2000")
  }

  @Test("loses its oldest lines when it gets large, and no line that a full disk has torn")
  func trims() {
    let file = HistoryFile(path: folder.path(of: "large"), limit: 50, capacity: 2000)
    for number in 1...500 { _ = file.append("line \(number)") }
    #expect(load(file).suffix(2) == ["line 499", "line 500"])
    #expect(load(file).count == 50)
    #expect(mode(of: file.path) == 0o600)
    var status = stat()
    stat(file.path, &status)
    #expect(status.st_size < 2100)
    #expect(truncate(file.path, status.st_size - 1) == 0)
    #expect(file.append("next"))
    #expect(load(file).suffix(2) == ["line 500", "next"])
  }

  @Test("keeps lines also where it can't be locked, and all of them")
  func unlockable() {
    let file = HistoryFile(
      path: folder.path(of: "history"), limit: 500, capacity: 100, lock: { _ in -1 })
    for number in 1...50 { #expect(file.append("line \(number)")) }
    #expect(load(file) == (1...50).map { "line \($0)" })
  }

  @Test("waits only a moment for a program that keeps the lock")
  func locked() throws {
    let file = HistoryFile(path: folder.path(of: "history"), limit: 10)
    #expect(file.append("one"))
    let other = open(file.path, O_RDONLY | O_CLOEXEC)
    defer { close(other) }
    #expect(flock(other, LOCK_EX) == 0)
    #expect(file.append("two"))
    #expect(load(file) == ["one", "two"])
  }

  @Test("is empty where there is no file, or none can be made")
  func unusable() {
    let file = HistoryFile(path: "/dev/null/history", limit: 3)
    #expect(!file.append("one"))
    #expect(load(file) == [])
  }

  @Test("loses no line of two sessions that write at once")
  func shared() async {
    let path = folder.path(of: "history")
    await withTaskGroup(of: Void.self) { group in
      for session in 1...4 {
        group.addTask { @concurrent in
          let file = HistoryFile(path: path, limit: 1000)
          for number in 1...50 { _ = file.append("\(session)/\(number)") }
        }
      }
    }
    let lines = load(HistoryFile(path: path, limit: 1000))
    #expect(Set(lines).count == 200)
    #expect(lines.count == 200)
  }

  @Test("loses only the oldest of each session where several write and it gets too large at once")
  func sharedTrimming() async {
    let path = folder.path(of: "history")
    await withTaskGroup(of: Void.self) { group in
      for session in 1...4 {
        group.addTask { @concurrent in
          let file = HistoryFile(path: path, limit: 100, capacity: 2000)
          for number in 1...300 { _ = file.append("\(session)/\(number)") }
        }
      }
    }
    let lines = load(HistoryFile(path: path, limit: 1000))
    // Trimming keeps at least this many lines of 4 to 6 bytes.
    #expect(lines.count >= 100 && lines.count <= 500)
    for session in 1...4 {
      let numbers = lines.filter { $0.hasPrefix("\(session)/") }.compactMap { Int($0.dropFirst(2)) }
      guard let first = numbers.first else { continue }
      #expect(numbers == Array(first...300))
    }
  }

  @Test("is read on where it has grown, without what is half written")
  func news() throws {
    let file = HistoryFile(path: folder.path(of: "history"), limit: 10)
    var position = HistoryFile.Position()
    #expect(file.append("one"))
    #expect(file.lines(after: &position)?.lines == ["one"])
    #expect(file.lines(after: &position) == nil)
    let descriptor = open(file.path, O_WRONLY | O_APPEND)
    #expect(Descriptor.write("tw", to: descriptor) == 0)
    #expect(file.lines(after: &position)?.lines == [])
    #expect(Descriptor.write("o\nthree\n", to: descriptor) == 0)
    close(descriptor)
    #expect(file.lines(after: &position)?.lines == ["two", "three"])
  }

  @Test("is read anew where another file has taken its place, or it was cut")
  func replaced() throws {
    let file = HistoryFile(path: folder.path(of: "history"), limit: 10)
    let other = HistoryFile(path: folder.path(of: "other"), limit: 10)
    var position = HistoryFile.Position()
    #expect(file.append("one"))
    #expect(file.lines(after: &position)?.lines == ["one"])
    #expect(other.append("two"))
    #expect(rename(other.path, file.path) == 0)
    let news = file.lines(after: &position)
    #expect(news?.lines == ["two"])
    #expect(news?.areAll == true)
    #expect(truncate(file.path, 0) == 0)
    #expect(file.lines(after: &position)?.lines == [])
    unlink(file.path)
    #expect(file.lines(after: &position) == nil)
  }

  private func load(_ file: HistoryFile) -> [String] {
    var position = HistoryFile.Position()
    return file.lines(after: &position)?.lines ?? []
  }

  private func mode(of path: String) -> mode_t {
    var status = stat()
    guard stat(path, &status) == 0 else { return 0 }
    return status.st_mode & 0o777
  }
}

import BusinessLogic
import Decisions
import SystemPackage

extension LibraryPass {
  /// Returns the results for the decisions among the files at `paths`. The numbers in the opened
  /// folder `root` and of the files beside each are known.
  func digests(
    at paths: [String], beside root: FilePath, _ left: UnsettledFiles
  ) async throws -> [Digest] {
    let paths = paths.map { FilePath($0) }.filter { path in
      MarkdownFolder.isListed(path.lastComponent?.string ?? "")
        || (try? Stat(path))?.type != .regular
    }
    let opened = root.isFolder ? (try? MarkdownFolder.allFiles(in: root)) ?? [] : []
    let beside = Set(paths.map(AtomicFile.folder)).flatMap { folder in
      (try? MarkdownFolder.files(in: folder)) ?? []
    }
    let neighbours = Neighbours(of: opened + beside)
    return try await paths.mapConcurrently { path in
      let reading = FileReading<[UInt8]>(of: path).decision(withText: !isCheck)
      guard reading.isDecision else { return nil }
      return digest(neighbours.libraryFile(DecisionKey.of(path), reading, left[path]))
    }.compactMap(\.self)
  }

  /// Returns the result for a numbered file that can't contain the phrase of the pass, and so need
  /// not be parsed; `nil` for any other file.
  func digest(ofUnread file: KeptFile, _ reading: FileReading<[UInt8]>) -> Digest? {
    let name = DecisionFile.name(of: file.path)
    guard let phrase, file.number != nil, let bytes = try? reading.result.get(),
      !phrase.mayOccur(inUnread: bytes, named: name)
    else { return nil }
    return digest(
      LibraryFile(
        key: file.key, path: file.path.string, number: DecisionKey.serial(of: file.path),
        decision: Decision(title: name, options: [])))
  }
}

extension Neighbours {
  /// Returns the file as a member of a library, with its broken links among its problems.
  func libraryFile(
    _ key: String, _ reading: FileReading<Decision>, _ problem: Problem? = nil
  ) -> LibraryFile {
    let path = reading.path
    let number = DecisionKey.serial(of: path)
    let decision = (try? reading.result.get()) ?? .unread(DecisionFile.name(of: path))
    let trouble =
      reading.trouble ?? (decision.isEmpty ? FileTrouble(path, .nothingToWeigh) : nil)
    // A file that isn't there has no number.
    let twins = trouble?.reason == .missing ? [] : shared(number, of: path)
    return LibraryFile(
      key: key, path: path.string, number: number, version: version(of: reading.stamp),
      decision: decision,
      problems: twins + [problem].compactMap(\.self)
        + brokenLinks(of: decision, at: path) + [trouble?.problem].compactMap(\.self),
      isReadable: trouble == nil || trouble?.reason == .nothingToWeigh)
  }
}

extension LibraryFile {
  /// Creates the entry of a file or subfolder that isn't read, because of a problem.
  init(at path: FilePath, _ problem: Problem) {
    let name = path.lastComponent?.string ?? path.string
    self.init(
      key: name, path: path.string, decision: .unread(name), problems: [problem], isReadable: false)
  }
}

extension Decision {
  /// Returns what is known of a file that can't be read: its name, but not whether it is decided.
  fileprivate static func unread(_ name: String) -> Decision {
    Decision(title: name, toldState: .other, options: [])
  }
}

extension FileTrouble {
  var problem: Problem {
    let holdsNothing = reason == .nothingToWeigh || reason == .empty
    return Problem(line: reason.line ?? 1, holdsNothing ? .noDecision : .unreadable, fact)
  }
}

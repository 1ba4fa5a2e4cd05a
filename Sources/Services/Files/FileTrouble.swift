import BusinessLogic
import ReactiveHybrid
import SystemPackage

/// An error with a file or a folder. Its description names the path; its remedy is the next step.
package struct FileTrouble: Remediable, Hashable, CustomStringConvertible {
  let path: FilePath
  let reason: Reason

  /// The existing path that the user probably meant; `nil` if none is near.
  private(set) var near: FilePath?

  init(_ path: FilePath, _ reason: Reason) {
    self.path = path
    self.reason = reason
  }

  init(_ path: FilePath, _ error: any Error) {
    switch error {
    case let trouble as FileTrouble: self = trouble
    case Errno.noSuchFileOrDirectory, Errno.notDirectory: self.init(path, .missing)
    case Errno.permissionDenied, Errno.notPermitted: self.init(path, .forbidden)
    case Errno.isDirectory: self.init(path, .notAFile)
    default: self.init(path, .unreadable(String(describing: error)))
    }
  }

  /// Creates the error of an attempt to write a file, or to create one.
  package init(_ path: FilePath, writing errno: Errno, isNew: Bool = false) {
    switch errno {
    case .noSuchFileOrDirectory, .notDirectory: self.init(path, isNew ? .noFolder : .missing)
    case .fileExists: self.init(path, .exists)
    default: self.init(path, .unwritable(String(describing: errno)))
    }
  }

  package var description: String { "\(path) \(fact)\(near.map { ": did you mean \($0)?" } ?? "")" }

  /// The trouble with a path that the user typed.
  var guessing: FileTrouble {
    guard reason == .missing, let name = path.lastComponent?.string else { return self }
    let names = (try? FolderEntry.all(in: AtomicFile.folder(of: path)))?.map(\.name.string) ?? []
    var trouble = self
    trouble.near = nearest(to: name, among: names).map {
      path.removingLastComponent().appending($0)
    }
    return trouble
  }

  var fact: String { reason.fact }

  package var remedy: Remedy? { reason.remedy }
}

extension FileTrouble: Refusal {
  /// Whether the command needs another name; all else may pass.
  package var isFinal: Bool { reason == .exists }
}

extension FileTrouble {
  /// What is wrong with a file.
  struct Reason: Hashable {
    /// The predicate of a sentence about the file: "doesn't exist".
    let fact: String
    let remedy: Remedy
    let cause: Cause
    /// The line with the error; `nil` if it isn't on one line.
    let line: Int?

    enum Cause {
      /// Lasts until the file changes: it is in another format.
      case format
      /// Lasts until the file changes.
      case content
      /// The file can't be read, which may pass without a change of the file.
      case reading
      case other
    }

    private init(_ fact: String, _ remedy: Remedy, _ cause: Cause = .other, line: Int? = nil) {
      (self.fact, self.remedy, self.cause, self.line) = (fact, remedy, cause, line)
    }

    static let missing = Self("doesn't exist", .openOther)
    static let forbidden = Self("can't be read (permission denied)", .makeReadable, .reading)
    static let notAFile = Self("is not a regular file", .openMarkdown)
    static let empty = Self("is empty", .writeLists, .content)
    static let binary = Self("holds binary data, not text", .openMarkdown, .content)
    static let oldLineEnds = Self(
      "ends its lines with CR alone, as old Macs did", .convertLineEnds, .content)
    static let nothingToWeigh = Self("contains no pros or cons", .writeLists, .content)
    static let wouldBeTooLarge = Self(
      "would be larger than the \(DecisionFile.limitInMiB) MiB that are read, so the edit was not made",
      .shorten)
    static let exists = Self("exists already", .chooseName)
    static let noFolder = Self("can't be created (its folder doesn't exist)", .makeFolder)
    static let changedSince = Self(
      "was changed by another program, so nothing was written", .lookAgain)
    static let locked = Self("is locked by another program", .waitAndRetry, .reading)
    static let strangeJournal = Self("isn't a journal that this version can read", .deleteFile)

    static func unreadable(_ why: String) -> Self {
      Self("can't be read (\(why))", .fixFile, .reading)
    }
    static func notUTF8(line: Int) -> Self {
      Self("is not UTF-8 on line \(line)", .convert, .content, line: line)
    }
    static func tooLarge(bytes: Int64, of limit: Int64 = DecisionFile.limit) -> Self {
      let isDecision = limit == DecisionFile.limit
      return Self(
        "is too large (\(bytes >> 20) MiB of at most \(limit >> 20))",
        isDecision ? .openMarkdown : .deleteFile, .content)
    }
    static func otherFormat(_ name: String) -> Self {
      Self("is \(name), and only Markdown is read", .openMarkdown, .format)
    }
    static func unwritable(_ why: String) -> Self {
      Self("can't be written (\(why))", .fixAndRetry)
    }
    static func elsewhere(_ target: FilePath) -> Self {
      Self("is a link to \(target), outside of this folder", .openTarget)
    }
    static func hardLinks(count: Int) -> Self {
      Self("has \(count) hard links; an edit would break them", .replaceWithCopy)
    }
    static func unfinished(files: [String]) -> Self {
      let names = firstFive(of: files)
      return Self("has an edit of \(files.count) files that was cut short (\(names))", .finish)
    }
  }
}

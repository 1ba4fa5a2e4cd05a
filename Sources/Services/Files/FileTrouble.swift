import BusinessLogic
import SystemPackage

/// An error with a file or a folder. Its description names the path and the next step.
package struct FileTrouble: Remediable, Hashable, CustomStringConvertible {
  package enum Reason: Hashable {
    case missing
    case forbidden
    case unreadable(String)
    case notAFile
    case empty
    case binary
    case notUTF8(line: Int)
    case tooLarge(bytes: Int64)
    case wouldBeTooLarge
    case otherFormat(String)
    case nothingToWeigh
    case exists
    case noFolder
    case unwritable(String)
    case changedSince
    case elsewhere(FilePath)
    case hardLinks(count: Int)
    case locked
    case strangeJournal
    case unfinished(files: [String])
  }

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
    let names = (try? FolderEntries.of(AtomicFile.folder(of: path)))?.map(\.name.string) ?? []
    var trouble = self
    trouble.near = nearest(to: name, among: names).map {
      path.removingLastComponent().appending($0)
    }
    return trouble
  }

  /// The predicate of a sentence about the file: "doesn't exist".
  var fact: String { words.fact }

  package var remedy: Remedy? { words.remedy }

  private var words: (fact: String, remedy: Remedy) {
    switch reason {
    case .missing: ("doesn't exist", .openOther)
    case .forbidden: ("can't be read (permission denied)", .makeReadable)
    case .unreadable(let why): ("can't be read (\(why))", .fixFile)
    case .notAFile: ("is not a regular file", .openMarkdown)
    case .empty: ("is empty", .writeLists)
    case .binary: ("holds binary data, not text", .openMarkdown)
    case .notUTF8(let line): ("is not UTF-8 on line \(line)", .convert)
    case .tooLarge(let bytes):
      ("is too large (\(bytes >> 20) MiB of at most \(DecisionFile.limitInMiB))", .openMarkdown)
    case .wouldBeTooLarge:
      (
        "would be larger than the \(DecisionFile.limitInMiB) MiB that are read, so the edit was not made",
        .shorten
      )
    case .otherFormat(let name): ("is \(name), and only Markdown is read", .openMarkdown)
    case .nothingToWeigh: ("contains no pros or cons", .writeLists)
    case .exists: ("exists already", .chooseName)
    case .noFolder: ("can't be created (its folder doesn't exist)", .makeFolder)
    case .unwritable(let why): ("can't be written (\(why))", .fixAndRetry)
    case .changedSince:
      ("was changed by another program, so the edit was not made", .lookAgain)
    case .elsewhere(let target): ("is a link to \(target), outside of this folder", .openTarget)
    case .hardLinks(let count):
      ("has \(count) hard links; an edit would break them", .replaceWithCopy)
    case .locked: ("is locked by another program", .waitAndRetry)
    case .strangeJournal: ("isn't a journal that this version can read", .deleteFile)
    case .unfinished(let files):
      ("has an edit of \(files.count) files that was cut short (\(firstFive(of: files)))", .finish)
    }
  }
}

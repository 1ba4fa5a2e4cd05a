import BusinessLogic
import DecisionMarkdown
import SystemPackage

/// The bytes of a file, and the state of the file in which they hold.
struct FileSnapshot: Sendable {
  let path: FilePath
  let stamp: FileStamp?
  let bytes: Result<[UInt8], FileTrouble>

  /// Reads the file at `path`; `stamp` is its state before that, as what is written while we read
  /// makes it an old one.
  init(of path: FilePath, in stamp: FileStamp?) {
    self.path = path
    self.stamp = stamp
    do {
      bytes = .success(try DecisionFile.bytes(of: path))
    } catch let trouble as FileTrouble {
      bytes = .failure(trouble)
    } catch {
      bytes = .failure(FileTrouble(path, .unreadable(String(describing: error))))
    }
  }

  /// What it says; a failure also when it holds nothing of a decision.
  var decision: Result<Decision, FileTrouble> {
    bytes.flatMap { bytes in
      DecisionMarkdown.decision(in: bytes, named: DecisionFile.name(of: path)).kept(at: path)
    }
  }
}

extension Decision {
  /// Itself, as what the file at `path` holds; a failure when it is nothing of a decision.
  func kept(at path: FilePath) -> Result<Decision, FileTrouble> {
    isEmpty ? .failure(FileTrouble(path, .nothingToWeigh)) : .success(self)
  }
}

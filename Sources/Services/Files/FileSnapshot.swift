import BusinessLogic
import DecisionMarkdown
import SystemPackage

struct FileSnapshot: Sendable {
  let path: FilePath
  let stamp: FileStamp?
  let bytes: Result<[UInt8], FileTrouble>

  /// Reads the file at `path`. Take `stamp` before the call: a write during the reading then makes
  /// it outdated.
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

  /// The parsed decision; a failure if the file holds no part of a decision.
  var decision: Result<Decision, FileTrouble> {
    bytes.flatMap { bytes in
      DecisionMarkdown.decision(in: bytes, named: DecisionFile.name(of: path)).kept(at: path)
    }
  }
}

extension Decision {
  func kept(at path: FilePath) -> Result<Decision, FileTrouble> {
    isEmpty ? .failure(FileTrouble(path, .nothingToWeigh)) : .success(self)
  }
}

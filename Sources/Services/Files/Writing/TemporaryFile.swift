import SystemPackage
import Threads

/// The file that holds new bytes until it replaces the target.
///
/// Its name, such as `.proscons-4711-176390-5f3b`, contains the id of the process, and a signature
/// that distinguishes it from the user's files. It doesn't contain the target's name, which may be
/// as long as the file system allows.
enum TemporaryFile {
  /// Creates an empty file that only its owner may read.
  static func open(in folder: FilePath) throws -> (path: FilePath, file: FileDescriptor) {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    let time = now.tv_sec * 1_000_000_000 + now.tv_nsec
    let path = folder.appending(name(process: getpid(), time: time))
    let file = try FileDescriptor.open(
      path, .writeOnly, options: [.create, .exclusiveCreate, .noFollow, .closeOnExec],
      permissions: .ownerReadWrite)
    return (path, file)
  }

  /// Removes the files that killed processes have left in `folder`.
  static func removeLeftovers(in folder: FilePath) {
    guard let directory = opendir(folder.string) else { return }
    defer { closedir(directory) }
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 1) { name in
          strncmp(name, prefix, prefix.utf8.count) == 0 ? String(cString: name) : ""
        }
      }
      if let process = process(of: name), kill(process, 0) < 0, errno == ESRCH {
        unlink(folder.appending(name).string)
      }
    }
  }

  private static let prefix = ".proscons-"

  /// Returns the process that created the file of this name; `nil` if it isn't a temporary file.
  private static func process(of name: String) -> pid_t? {
    let parts = name.dropFirst(prefix.count).split(separator: "-")
    guard parts.count == 3, let process = pid_t(parts[0]), let time = Int(parts[1]),
      name == Self.name(process: process, time: time)
    else { return nil }
    return process
  }

  private static func name(process: pid_t, time: Int) -> String {
    let name = "\(prefix)\(process)-\(time)"
    // FNV-1a, because `Hasher` gives other results in each run.
    let signature = name.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x0100_0000_01B3
    }
    return "\(name)-\(String(signature, radix: 16))"
  }
}

#if os(Linux)
  import SystemPackage
  import CLibrary

  /// Folder events from inotify; see inotify(7).
  struct FolderEvents {
    /// A descriptor that becomes readable when there are events.
    let descriptor: CInt

    /// The error if an existing folder could not be watched because the system's limit is reached.
    private(set) var trouble: WatchTrouble?

    /// Adds a watch, as `inotify_add_watch` does: takes the descriptor, path and mask, and returns
    /// the watch's number or -1.
    private let add: @Sendable (CInt, String, UInt32) -> CInt
    private var paths: [CInt: [FilePath]] = [:]

    private static let ofTheFolder = IN_MOVE_SELF | IN_DELETE_SELF | IN_ATTRIB
    private static let inside =
      IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_MODIFY | IN_CLOSE_WRITE

    /// The size of the read buffer in bytes. The kernel keeps the remaining events.
    private static let room = 1 << 16

    init(
      adding add: @escaping @Sendable (CInt, String, UInt32) -> CInt = {
        inotify_add_watch($0, $1, $2)
      }
    ) throws(WatchTrouble) {
      self.add = add
      descriptor = inotify_init1(CInt(IN_NONBLOCK | IN_CLOEXEC))
      guard descriptor < 0 else { return }
      // The limits of watching programs and of open files have the same `errno`.
      let (code, spare) = (errno, dup(STDIN_FILENO))
      defer { close(spare) }
      throw WatchTrouble(code == EMFILE && spare >= 0 ? ENOSPC : code)
    }

    /// Watches exactly the folders of `trace`. Returns whether a folder is new, so that events may
    /// have been missed.
    mutating func watch(_ trace: PathTrace) -> Bool {
      let known = paths
      paths = [:]
      for (folder, interest) in trace.folders {
        // For a folder that is only on the path, watch just whether it stays: events inside would
        // wake the program for every file created there.
        let mask = Self.ofTheFolder | (interest.isInside ? Self.inside : 0)
        // IN_MASK_ADD, since another path may lead to the same folder with a different mask.
        let watch = add(
          descriptor, folder.string, UInt32(bitPattern: mask | IN_ONLYDIR | IN_MASK_ADD))
        if watch >= 0 {
          paths[watch, default: []].append(folder)
        } else if errno == EACCES, let old = known.first(where: { $0.value.contains(folder) }) {
          // The old watch still reports when the permission is restored.
          paths[old.key, default: []].append(folder)
        } else if errno == ENOSPC || errno == ENOMEM {
          trouble = WatchTrouble()
        }
      }
      for watch in known.keys where paths[watch] == nil { inotify_rm_watch(descriptor, watch) }
      return paths.keys.contains { known[$0] == nil }
    }

    func end() {
      close(descriptor)
    }

    mutating func read() -> [FolderEvent] {
      withUnsafeTemporaryAllocation(byteCount: Self.room, alignment: 8) { buffer in
        let count = max(0, CLibrary.read(descriptor, buffer.baseAddress, buffer.count))
        let head = MemoryLayout<inotify_event>.size
        var events: [FolderEvent] = []
        var offset = 0
        while offset + head <= count {
          let event = buffer.load(fromByteOffset: offset, as: inotify_event.self)
          let name = buffer[(offset + head)..<(offset + head + Int(event.len))].prefix { $0 != 0 }
          offset += head + Int(event.len)
          events += self.events(event, String(decoding: name, as: UTF8.self))
        }
        return events
      }
    }

    private func events(_ event: inotify_event, _ name: String) -> [FolderEvent] {
      let mask = Int32(bitPattern: event.mask)
      if mask & IN_Q_OVERFLOW != 0 { return [FolderEvent(folder: nil, name: nil, kind: .whole)] }
      guard mask & IN_IGNORED == 0 else { return [] }
      let isFolder = mask & IN_ISDIR != 0
      return (paths[event.wd] ?? []).map { folder in
        guard !name.isEmpty else { return FolderEvent(folder: folder, name: nil, kind: .moved) }
        let kind = isFolder ? .moved : self.kind(mask, folder, name)
        return FolderEvent(folder: folder, name: name, isFolder: isFolder, kind: kind)
      }
    }

    private func kind(_ mask: Int32, _ folder: FilePath, _ name: String) -> Burst.Kind {
      if mask & (IN_CLOSE_WRITE | IN_MOVED_TO | IN_ATTRIB) != 0 { return .whole }
      guard mask & (IN_MODIFY | IN_CREATE) != 0 else { return .moved }
      // An empty file is about to be written; a link is complete at once.
      let status = try? Stat(folder.appending(name), followTargetSymlink: false)
      if status?.type == .regular, status?.size == 0 { return .empty }
      return mask & IN_MODIFY != 0 ? .partial : .moved
    }
  }
#endif

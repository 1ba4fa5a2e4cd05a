#if os(Linux)
  import Glibc
  import SystemPackage

  /// What happens in folders, as Linux tells it (inotify, see the manual's section 7).
  struct FolderEvents {
    /// What becomes readable when something has happened.
    let descriptor: CInt

    /// Why a folder could not be watched that is there: the system watches no more of them.
    private(set) var trouble: WatchTrouble?

    /// Asks the system to watch a folder, by its path and what is asked; returns its number or -1, as
    /// `inotify_add_watch` does.
    private let add: @Sendable (CInt, String, UInt32) -> CInt

    /// One folder may be on several ways, by a path of each.
    private var paths: [CInt: [FilePath]] = [:]

    private static let ofTheFolder = IN_MOVE_SELF | IN_DELETE_SELF | IN_ATTRIB
    private static let inside =
      IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_MODIFY | IN_CLOSE_WRITE

    /// The room for the events of one reading; the kernel keeps the rest.
    private static let room = 1 << 16

    /// Watches nothing yet; throws ``WatchTrouble``.
    init(
      adding add: @escaping @Sendable (CInt, String, UInt32) -> CInt = {
        inotify_add_watch($0, $1, $2)
      }
    ) throws(WatchTrouble) {
      self.add = add
      descriptor = inotify_init1(CInt(IN_NONBLOCK | IN_CLOEXEC))
      guard descriptor >= 0 else { throw WatchTrouble() }
    }

    /// Watches the folders of `trace` from now on, and no others; whether one is among them that
    /// was not watched before, so that something may have happened in it meanwhile.
    mutating func watch(_ trace: PathTrace) -> Bool {
      let known = paths
      paths = [:]
      for (folder, interest) in trace.folders {
        // What is asked about a folder costs a wake-up for each file that anybody makes there: of
        // those on the way nothing is but whether they stay.
        let mask = Self.ofTheFolder | (interest.isInside ? Self.inside : 0)
        // Added, for a folder that is on the way and has something inside by another path.
        let watch = add(
          descriptor, folder.string, UInt32(bitPattern: mask | IN_ONLYDIR | IN_MASK_ADD))
        if watch >= 0 {
          paths[watch, default: []].append(folder)
        } else if errno == EACCES, let old = known.first(where: { $0.value.contains(folder) }) {
          // It still tells when the permission comes back.
          paths[old.key, default: []].append(folder)
        } else if errno == ENOSPC || errno == ENOMEM {
          trouble = WatchTrouble()
        }
      }
      for watch in known.keys where paths[watch] == nil { inotify_rm_watch(descriptor, watch) }
      return paths.keys.contains { known[$0] == nil }
    }

    /// Watches nothing any more, for good.
    func end() {
      close(descriptor)
    }

    /// What has happened since the last time.
    mutating func read() -> [FolderEvent] {
      withUnsafeTemporaryAllocation(byteCount: Self.room, alignment: 8) { buffer in
        let count = max(0, Glibc.read(descriptor, buffer.baseAddress, buffer.count))
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
      // A file that begins empty is about to be written; a link comes whole.
      var status = stat()
      if lstat("\(folder.string)/\(name)", &status) == 0, status.st_mode & S_IFMT == S_IFREG,
        status.st_size == 0
      {
        return .empty
      }
      return mask & IN_MODIFY != 0 ? .partial : .moved
    }
  }
#endif

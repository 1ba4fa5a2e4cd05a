#if canImport(Darwin)
  import SystemPackage
  import CLibrary

  /// Folder events from `kqueue`. For a folder it reports only that its entries changed, so each
  /// relevant file is watched as well.
  struct FolderEvents {
    /// A descriptor that becomes readable when there are events.
    let descriptor: CInt

    /// The error if an existing folder or file could not be watched because too many are open.
    private(set) var trouble: WatchTrouble?

    private var watched: [CInt: FilePath] = [:]

    /// The maximum number of open files. A process may have 256 by default and needs some to read.
    /// Beyond this limit, replacing a file is still reported by its folder, but writing to it
    /// isn't.
    private static let limit = 128

    init() throws(WatchTrouble) {
      descriptor = kqueue()
      guard descriptor >= 0 else { throw WatchTrouble() }
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }

    /// Watches exactly the folders of `trace`. Returns whether the watched folders or files have
    /// changed, so that events may have been missed.
    mutating func watch(_ trace: PathTrace) -> Bool {
      let before = Set(watched.values)
      // Closing a file ends its watch. The caller reads the files afterwards, so changes in between
      // aren't lost.
      for file in watched.keys { close(file) }
      watched = [:]
      for folder in trace.folders.keys { add(folder) }
      for (folder, interest) in trace.folders where interest.isInside {
        for name in interest.names.union(interest.tree?.files ?? []) { add(folder.appending(name)) }
      }
      return Set(watched.values) != before
    }

    private mutating func add(_ path: FilePath) {
      guard watched.count < Self.limit else { return }
      let file = open(path.string, O_EVTONLY | O_CLOEXEC)
      guard file >= 0 else {
        if errno == EMFILE || errno == ENFILE { trouble = WatchTrouble() }
        return
      }
      var change = kevent(
        ident: UInt(file), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR),
        fflags: UInt32(NOTE_WRITE | NOTE_EXTEND | NOTE_ATTRIB | NOTE_DELETE | NOTE_RENAME),
        data: 0, udata: nil)
      kevent(descriptor, &change, 1, nil, 0, nil)
      watched[file] = path
    }

    mutating func read() -> [FolderEvent] {
      var events = [kevent](repeating: kevent(), count: 256)
      var atOnce = timespec()
      let count = kevent(descriptor, nil, 0, &events, CInt(events.count), &atOnce)
      return events.prefix(max(0, Int(count))).compactMap { event in
        // `kqueue` doesn't report that a file was closed, so more writes may follow.
        watched[CInt(event.ident)].map { FolderEvent(folder: $0, name: nil, kind: .moved) }
      }
    }

    func end() {
      for file in watched.keys { close(file) }
      close(descriptor)
    }
  }
#endif

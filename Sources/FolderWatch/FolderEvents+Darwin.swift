#if canImport(Darwin)
  import Darwin
  import SystemPackage

  /// What happens in folders, as the BSDs tell it (`kqueue`): of a folder they tell that its names
  /// have changed, so each file in it that matters is watched, too.
  struct FolderEvents {
    /// What becomes readable when something has happened.
    let descriptor: CInt

    /// Why a folder or a file could not be watched that is there: no more may be open.
    private(set) var trouble: WatchTrouble?

    private var watched: [CInt: FilePath] = [:]

    /// A process may have 256 files open, unless somebody raises that, and reads some, too. Beyond
    /// this a file that is replaced is still told, by its folder; one that is written to is not.
    private static let limit = 128

    /// Watches nothing yet; throws ``WatchTrouble``.
    init() throws(WatchTrouble) {
      descriptor = kqueue()
      guard descriptor >= 0 else { throw WatchTrouble() }
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }

    /// Watches the folders of `trace` from now on, and no others; whether they or the files in them
    /// are others than before, so that something may have happened in them meanwhile.
    mutating func watch(_ trace: PathTrace) -> Bool {
      let before = Set(watched.values)
      // Closing ends the watch. What happens until the next begins is seen by whoever looks then.
      for file in watched.keys { close(file) }
      watched = [:]
      for folder in trace.folders.keys { add(folder) }
      for (folder, interest) in trace.folders where interest.isInside {
        for name in interest.names.union(interest.files) { add(folder.appending(name)) }
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

    /// What has happened since the last time.
    mutating func read() -> [FolderEvent] {
      var events = [kevent](repeating: kevent(), count: 256)
      var atOnce = timespec()
      let count = kevent(descriptor, nil, 0, &events, CInt(events.count), &atOnce)
      return events.prefix(max(0, Int(count))).compactMap { event in
        // Nothing tells that a file is closed, so each write may be followed by another.
        watched[CInt(event.ident)].map { FolderEvent(folder: $0, name: nil, kind: .moved) }
      }
    }

    /// Watches nothing any more, for good.
    func end() {
      for file in watched.keys { close(file) }
      close(descriptor)
    }
  }
#endif

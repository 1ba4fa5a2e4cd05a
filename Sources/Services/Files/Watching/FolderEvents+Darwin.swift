#if canImport(Darwin)
  import Darwin
  import SystemPackage

  /// What happens in folders, as the BSDs tell it (`kqueue`): of a folder they tell that its names
  /// have changed, so each file in it that matters is watched, too.
  struct FolderEvents {
    /// What becomes readable when something has happened.
    let descriptor: CInt

    private var watched: [CInt: FilePath] = [:]

    /// A new descriptor, to be closed by whoever made it; throws ``WatchTrouble``.
    static func makeDescriptor() throws(WatchTrouble) -> CInt {
      let descriptor = kqueue()
      guard descriptor >= 0 else { throw WatchTrouble() }
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
      return descriptor
    }

    init(_ descriptor: CInt) {
      self.descriptor = descriptor
    }

    /// Watches the folders of `trace` from now on, and no others.
    mutating func watch(_ trace: PathTrace) {
      let old = watched.keys
      watched = [:]
      for (folder, interest) in trace.folders {
        add(folder)
        guard interest.isInside else { continue }
        for entry in (try? FolderEntries.of(folder)) ?? [] where interest.covers(entry.name.string)
        {
          add(folder.appending(entry.name))
        }
      }
      // Closing ends the watch.
      for file in old { close(file) }
    }

    private mutating func add(_ path: FilePath) {
      let file = open(path.string, O_EVTONLY | O_CLOEXEC)
      guard file >= 0 else { return }
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

    /// Ends every watch; the descriptor is for its maker to close.
    mutating func end() {
      for file in watched.keys { close(file) }
      watched = [:]
    }
  }
#endif

import BusinessLogic
import SystemPackage
import Threads

extension Git {
  /// Returns the files of the folder and below in `commit`, without links whose paths have a line end: git
  /// reads one request per line. Throws ``Failed``.
  func files(in commit: Commit) async throws -> [File] {
    let below = folder.isEmpty ? [] : ["\(folder)/"]
    let ended = try await run(["ls-tree", "-r", "-z", commit.id, "--"] + below)
    guard ended.status == 0 else { throw try await trouble(ended, with: [], in: commit) }
    return ended.output.split(separator: 0).compactMap { entry in
      // MODE SP TYPE SP ID TAB PATH
      let parts = entry.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
      guard parts.count == 2, let text = String(validating: parts[1], as: UTF8.self) else {
        return nil
      }
      let words = String(decoding: parts[0], as: UTF8.self).split(separator: " ")
      var path = FilePath(text)
      let isLink = words.first == "120000"
      guard words.count == 3, words[1] == "blob", folder.isEmpty || path.removePrefix(folder),
        !isLink || !text.utf8.contains(0x0A)
      else { return nil }
      return File(path: path, id: String(words[2]), isLink: isLink)
    }
  }

  /// Returns the IDs that the contents of regular files would have as blobs. The paths are absolute
  /// and have no line end. Throws ``Failed``.
  func ids(ofFilesAt paths: [FilePath]) async throws -> [String] {
    guard !paths.isEmpty else { return [] }
    let requests = paths.map { "\($0)\n" }.joined()
    let ids = try await output(["hash-object", "--no-filters", "--stdin-paths"], input: requests)
      .split(separator: "\n").map(String.init)
    guard ids.count == paths.count else {
      throw Failed("git failed: \(ids.count) IDs for \(paths.count) files")
    }
    return ids
  }

  /// Returns the content of each file in `commit`; `nil` for a link that leads to no file there. Throws
  /// ``Failed``.
  func contents(of files: [File], in commit: Commit) async throws -> [[UInt8]?] {
    guard !files.isEmpty else { return [] }
    let requests = files.map { file in
      file.isLink ? "\(commit.id):\(folder.pushing(file.path))\n" : "\(file.id)\n"
    }
    let ended = try await run(
      ["cat-file", "--batch", "--follow-symlinks"], input: requests.joined())
    guard ended.status == 0 else { throw try await trouble(ended, with: files, in: commit) }
    // Nothing in the answer is taken for granted.
    let unexpected = Failed("git failed: its answer can't be understood")
    var (rest, contents, missing) = (ended.output[...], [[UInt8]?](), [File]())
    for file in files {
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { throw unexpected }
      let header = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
      rest = rest[(end + 1)...]
      if header.last == "missing" {
        missing.append(file)
        continue
      }
      guard let size = header.last.flatMap({ Int($0) }), size >= 0 else { throw unexpected }
      if size > DecisionFile.limit {
        let file = Self.words([file], in: commit)
        throw Failed("\(file) is larger than \(DecisionFile.limitInMiB) MiB")
      }
      // A line end follows.
      guard size < rest.count, rest[rest.startIndex + size] == UInt8(ascii: "\n") else {
        throw unexpected
      }
      // `ID blob SIZE`, or `dangling SIZE` for a link out of the commit.
      contents.append(header.count == 3 && header[1] == "blob" ? Array(rest.prefix(size)) : nil)
      rest = rest.dropFirst(size + 1)
    }
    guard missing.isEmpty else { throw try await trouble(ended, with: missing, in: commit) }
    return contents
  }

  /// Returns the error of a command that needed objects of `commit`: those of `files`, or of
  /// folders.
  private func trouble(
    _ ended: Spawn.Ended, with files: [File], in commit: Commit
  ) async throws -> Failed {
    let listed = try await run(
      ["rev-list", "--objects", "--missing=print", "--no-walk", commit.id])
    let gone = listed.output.split(separator: UInt8(ascii: "\n"))
      .filter { $0.first == UInt8(ascii: "?") }
      .map { String(decoding: $0.dropFirst(), as: UTF8.self) }
    let wanted = files.isEmpty ? gone : gone.filter(Set(files.map(\.id)).contains)
    // Git names the first remote that has what is missing, as `remote.origin.promisor true`.
    let remote = try await run(["config", "--get-regexp", #"^remote\..*\.promisor$"#])
    guard !wanted.isEmpty, remote.status == 0 else {
      return ended.status == 0 ? Self.unreadable(Self.words(files, in: commit)) : failure(ended)
    }
    let name = String(decoding: remote.output, as: UTF8.self).prefix { $0 != "\n" }
      .dropFirst("remote.".count).prefix { $0 != " " }.dropLast(".promisor".count)
    let lacking = Self.words(files.filter { wanted.contains($0.id) }, in: commit)
    let fetch = [Self.isPlain(name) ? String(name) : "REMOTE"] + wanted.prefix(50)
    return Failed(
      "\(lacking) can't be read, because this partial clone hasn't fetched everything: "
        + "run git fetch \(fetch.joined(separator: " "))")
  }

  static func unreadable(_ files: String) -> Failed {
    Failed(
      "\(files) can't be read: objects of the repository are missing or damaged "
        + "(git fsck lists them)")
  }

  /// Returns the words for some files of a commit; without any, the name of the commit.
  private static func words(_ files: [File], in commit: Commit) -> String {
    guard let path = files.first?.path else { return commit.name }
    let more = files.count > 1 ? " and \(files.count - 1) more" : ""
    return "\(path)\(more) of \(commit.name)"
  }
}

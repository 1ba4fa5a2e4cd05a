import BusinessLogic

/// An answer of `git cat-file --batch --follow-symlinks`. Nothing in it is taken for granted.
struct GitAnswer {
  /// The content of each requested file; `nil` for a link that leads to no file of the commit.
  private(set) var contents: [[UInt8]?] = []

  /// The indices of the requests whose objects are missing or damaged.
  private(set) var missing: [Int] = []

  /// Reads the answer to so many requests. Throws ``Failed``. `tooLarge` returns the error for the file
  /// at an index if it is over the limit.
  init(
    _ output: [UInt8], to requests: Int, tooLarge: (Int) -> Failed
  ) throws(Failed) {
    var rest = output[...]
    for index in 0..<requests {
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { throw Self.unexpected }
      let header = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
      rest = rest[(end + 1)...]
      if header.last == "missing" {
        missing.append(index)
        contents.append(nil)
        continue
      }
      guard let size = header.last.flatMap({ Int($0) }), size >= 0 else { throw Self.unexpected }
      if size > DecisionFile.limit { throw tooLarge(index) }
      // A line end follows.
      guard size < rest.count, rest[rest.startIndex + size] == UInt8(ascii: "\n") else {
        throw Self.unexpected
      }
      // `ID blob SIZE`, or `dangling SIZE` for a link out of the commit.
      contents.append(header.count == 3 && header[1] == "blob" ? Array(rest.prefix(size)) : nil)
      rest = rest.dropFirst(size + 1)
    }
  }

  private static let unexpected = Failed("git failed: its answer can't be understood")
}

import SystemPackage
import TestTools
import Testing

@testable import FolderWatch

@Suite("The folders that decide what a path leads to")
struct PathTraceTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func trace(_ name: String) -> PathTrace {
    PathTrace(FilePath(folder.path(of: name)), .text)
  }

  private func interest(_ trace: PathTrace, in name: String = "") -> PathTrace.Interest? {
    trace.folders[FilePath(name.isEmpty ? folder.path : folder.path(of: name))]
  }

  @Test("are those on the way to a folder, and all files in it")
  func ofAFolder() throws {
    try folder.makeFolder("docs/adr")
    let trace = trace("docs/adr")
    #expect(interest(trace, in: "docs/adr")?.tree != nil)
    #expect(interest(trace, in: "docs")?.isInside == false)
    #expect(trace.folders["/"]?.isInside == false)
  }

  @Test("are its subfolders, too, and those that will be made in it")
  func subfolders() throws {
    try folder.makeFolder("adr/sub")
    let (trace, adr) = (trace("adr"), FilePath(folder.path(of: "adr")))
    #expect(interest(trace, in: "adr/sub")?.tree != nil)
    #expect(trace.covers("new", isFolder: true, in: adr))
    #expect(!trace.covers("new", isFolder: true, in: adr.appending("sub")))
    #expect(!trace.covers("new", in: adr))
  }

  @Test("are those on the way to a file, and its name")
  func ofAFile() throws {
    try folder.write("a", to: "a.md")
    let trace = trace("a.md")
    #expect(interest(trace)?.names == ["a.md"])
    #expect(interest(trace)?.tree == nil)
  }

  @Test("know a file by its name, unless that is also a link or on the way")
  func file() throws {
    try folder.makeFolder("adr/sub")
    for name in ["adr/1.md", "adr/2.md", "adr/sub/3.md"] { try folder.write("a", to: name) }
    _ = try folder.makeLink("adr/link.md", to: "2.md")
    let adr = FilePath(folder.path(of: "adr"))
    let trace = trace("adr")
    #expect(trace.file("1.md", in: adr) == "1.md")
    #expect(trace.file("3.md", in: adr.appending("sub")) == "sub/3.md")
    #expect(trace.file("2.md", in: adr) == nil)
    #expect(trace.file("link.md", in: adr) == nil)
    #expect(trace.file("adr", in: FilePath(folder.path)) == nil)
    #expect(self.trace("adr/1.md").file("1.md", in: adr) == "")
  }

  @Test("end with the name that is missing")
  func missing() throws {
    try folder.makeFolder("docs")
    let trace = trace("docs/adr/more")
    #expect(interest(trace, in: "docs")?.names == ["adr"])
    #expect(interest(trace, in: "docs/adr") == nil)
  }

  @Test("are also those that hold a link, and where it leads to")
  func links() throws {
    try folder.makeFolder("real/adr")
    try folder.makeFolder("other")
    try folder.write("a", to: "other/a.md")
    _ = try folder.makeLink("adr", to: "real/adr")
    _ = try folder.makeLink("real/adr/link.md", to: "../../other/a.md")
    let trace = trace("adr")
    #expect(interest(trace)?.names == ["adr"])
    #expect(interest(trace, in: "real/adr")?.tree != nil)
    #expect(trace.folders.values.contains { $0.names == ["a.md"] })
  }

  @Test("have an end even where links lead round in a ring")
  func ring() throws {
    _ = try folder.makeLink("a", to: "b")
    _ = try folder.makeLink("b", to: "a")
    #expect(interest(trace("a"))?.names == ["a", "b"])
  }

  @Test("are touched by what belongs to the tree, and by names on the way")
  func covers() throws {
    try folder.makeFolder("adr")
    let (trace, root) = (trace("adr"), FilePath(folder.path))
    #expect(trace.covers("a.md", in: root.appending("adr")))
    #expect(!trace.covers("a.txt", in: root.appending("adr")))
    #expect(!trace.covers("a.md", in: root))
    #expect(self.trace("a.txt").covers("a.txt", in: root))
  }
}

extension WatchedTree {
  /// The Markdown files of a folder and its subfolder `sub`; `link.md` may be a link.
  static let text = WatchedTree(isFile: { $0.hasSuffix(".md") }, isFolder: { _ in true }) { root in
    [
      Folder(path: root, links: ["link.md"], hasSubfolders: true),
      Folder(path: root.appending("sub")),
    ]
  }
}

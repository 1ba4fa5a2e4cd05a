import SystemPackage
import TestSupport
import Testing

@testable import Services

@Suite("The folders that decide what a path leads to")
struct PathTraceTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func trace(_ name: String) -> PathTrace {
    PathTrace(FilePath(folder.path(of: name)))
  }

  private func interest(_ trace: PathTrace, in name: String = "") -> PathTrace.Interest? {
    trace.folders[FilePath(name.isEmpty ? folder.path : folder.path(of: name))]
  }

  @Test("are those on the way to a folder, and all decisions in it")
  func ofAFolder() throws {
    try folder.makeFolder("docs/adr")
    let trace = trace("docs/adr")
    #expect(interest(trace, in: "docs/adr")?.hasDecisions == true)
    #expect(interest(trace, in: "docs")?.isInside == false)
    #expect(trace.folders["/"]?.isInside == false)
  }

  @Test("are its subfolders, too, as far as decisions are looked for in them")
  func subfolders() throws {
    try folder.makeFolder("adr/a/b/c/d")
    try folder.makeFolder("adr/images")
    let trace = trace("adr")
    #expect(interest(trace, in: "adr/a/b")?.hasDecisions == true)
    #expect(interest(trace, in: "adr/a/b")?.covers("new", isFolder: true) == true)
    #expect(interest(trace, in: "adr/a/b/c")?.covers("new", isFolder: true) == false)
    #expect(interest(trace, in: "adr/a/b/c/d") == nil)
    #expect(interest(trace, in: "adr/images") == nil)
    #expect(interest(trace, in: "adr")?.covers("new") == false)
  }

  @Test("are none of a repository's subfolders, which hold more than decisions")
  func repository() throws {
    try folder.makeFolder("a")
    try folder.makeFolder(".git")
    #expect(interest(trace(""))?.covers("new", isFolder: true) == false)
    #expect(interest(trace(""), in: "a") == nil)
  }

  @Test("are those on the way to a file, and its name")
  func ofAFile() throws {
    try folder.write("a", to: "a.md")
    let trace = trace("a.md")
    #expect(interest(trace)?.names == ["a.md"])
    #expect(interest(trace)?.hasDecisions == false)
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
    _ = try folder.makeLink("real/adr/1.md", to: "../../other/a.md")
    let trace = trace("adr")
    #expect(interest(trace)?.names == ["adr"])
    #expect(interest(trace, in: "real/adr")?.hasDecisions == true)
    #expect(trace.folders.values.contains { $0.names == ["a.md"] })
  }

  @Test("have an end even where links lead round in a ring")
  func ring() throws {
    _ = try folder.makeLink("a", to: "b")
    _ = try folder.makeLink("b", to: "a")
    #expect(interest(trace("a"))?.names == ["a", "b"])
  }

  @Test(
    "are not touched by what is no decision",
    arguments: [".0001-a.md.proscons", ".0001-a.md.swp", "0001-a.md~", "4913", ".hidden.md", "a"])
  func noDecision(name: String) {
    #expect(!PathTrace.Interest(hasDecisions: true).covers(name))
    #expect(PathTrace.Interest(names: [name], hasDecisions: true).covers(name))
  }

  @Test("are touched by every Markdown file", arguments: ["0001-a.md", "b.MD", "c.markdown"])
  func decision(name: String) {
    #expect(PathTrace.Interest(hasDecisions: true).covers(name))
    #expect(!PathTrace.Interest().covers(name))
  }
}

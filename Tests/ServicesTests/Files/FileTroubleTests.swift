import BusinessLogic
import ReactiveHybrid
import SystemPackage
import Testing

@testable import Services

@Suite("Trouble with a file")
struct FileTroubleTests {
  @Test(
    "names the path and what is wrong",
    arguments: [
      (FileTrouble.Reason.missing, "doesn't exist"),
      (.noFolder, "can't be created (its folder doesn't exist)"),
      (.forbidden, "can't be read (permission denied)"),
      (.notAFile, "is not a regular file"), (.binary, "holds binary data, not text"),
      (.notUTF8(line: 3), "is not UTF-8 on line 3"),
      (.tooLarge(bytes: 1 << 30), "is too large (1024 MiB of at most 16)"),
      (.tooLarge(bytes: 300 << 20, of: Journal.limit), "is too large (300 MiB of at most 256)"),
      (.otherFormat("AsciiDoc"), "is AsciiDoc, and only Markdown is read"),
      (.elsewhere("/x/tea.md"), "is a link to /x/tea.md, outside of this folder"),
      (.hardLinks(count: 2), "has 2 hard links; an edit would break them"),
      (.locked, "is locked by another program"),
      (.empty, "is empty"),
    ])
  func words(reason: FileTrouble.Reason, words: String) {
    #expect(FileTrouble("a/tea.md", reason).description == "a/tea.md \(words)")
  }

  @Test("is final only if the name is taken")
  func final() {
    func isFinal(_ reason: FileTrouble.Reason) -> Bool {
      WorkerFailure(FileTrouble("a.md", reason)).isFinal
    }
    #expect(isFinal(.exists))
    #expect(!isFinal(.noFolder) && !isFinal(.locked))
  }

  @Test("with a journal ends when that is deleted")
  func journal() {
    #expect(FileTrouble.Reason.tooLarge(bytes: 1 << 30, of: Journal.limit).remedy == .deleteFile)
  }
}

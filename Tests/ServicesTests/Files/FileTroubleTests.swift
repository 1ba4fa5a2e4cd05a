import SystemPackage
import Testing

@testable import Services

@Suite("Trouble with a file")
struct FileTroubleTests {
  @Test(
    "is told from what the system says",
    arguments: [
      (Errno.noSuchFileOrDirectory, FileTrouble.Reason.missing), (.notDirectory, .missing),
      (.permissionDenied, .forbidden), (.notPermitted, .forbidden), (.isDirectory, .notAFile),
    ])
  func errno(errno: Errno, reason: FileTrouble.Reason) {
    #expect(FileTrouble("tea.md", errno).reason == reason)
  }

  @Test("keeps the system's words where there are none of ours")
  func unknownErrno() {
    #expect(
      FileTrouble("tea.md", .ioError).description
        == "tea.md can't be read (Input/output error): mend that, then refresh")
  }

  @Test(
    "names the path, what is wrong, and the next step",
    arguments: [
      (FileTrouble.Reason.missing, "doesn't exist: check the path, then refresh"),
      (
        .noFolder, "can't be made (its folder doesn't exist): make that first, or give another path"
      ),
      (.forbidden, "may not be read: make it readable (chmod u+r), then refresh"),
      (.notAFile, "is not a regular file: give a Markdown file"),
      (.binary, "holds binary data, not text: give a Markdown file"),
      (
        .notUTF8(line: 3),
        "is not UTF-8 on line 3: convert it (for example iconv -f latin1 -t utf-8), then refresh"
      ),
      (
        .tooLarge(bytes: 1 << 30), "is too large (1024 MiB of at most 16): give a Markdown file"
      ),
      (
        .otherFormat(.asciiDoc),
        "is AsciiDoc, not Markdown, and isn't read: give a Markdown file"
      ),
      (
        .elsewhere("/x/tea.md"),
        "is a link to /x/tea.md, outside of this folder: open that file to edit it"
      ),
      (
        .hardLinks(count: 2),
        "has 2 hard links, which an edit would separate: put a copy in its place, then try again"
      ),
      (.locked, "is locked by another program: wait for that to end, then try again"),
      (.noMarkdown, "holds no Markdown file: give a file or a directory with *.md files"),
      (
        .empty,
        "is empty: write lists under the headings \"Pros\" and \"Cons\" into it, then refresh"
      ),
    ])
  func words(reason: FileTrouble.Reason, words: String) {
    #expect(FileTrouble("a/tea.md", reason).description == "a/tea.md \(words)")
  }
}

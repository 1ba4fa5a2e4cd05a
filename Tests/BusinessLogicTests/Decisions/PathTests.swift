import Decisions
import Testing

@Suite("A path")
struct PathTests {
  @Test(
    "is the same file's, however it is spelt",
    arguments: [
      ("a/b.md", "a/b.md"), ("/a/b", "a/b"), ("//a", "a"), ("a//b", "a/b"), ("a/", "a"),
      ("./a/./b", "a/b"), ("a/../b", "b"), ("../a", "../a"), ("a/../../b", "../b"), ("a/.", "a"),
      (".a/.b", ".a/.b"), ("a/..b", "a/..b"), ("..", ".."), (".", ""), ("/", ""), ("", ""),
    ])
  func spelling(path: String, right: String) {
    #expect(normalized(path) == right)
  }
}

import Testing

@testable import Services

@Suite("The pages of files at a host")
struct HostedFilesTests {
  @Test(
    "follow from the address of the remote, without its user and password",
    arguments: [
      ("git@github.com:team/project.git", "github.com/team/project/blob/1a/a.md?plain=1"),
      (
        "https://me:secret@github.com/team/project/", "github.com/team/project/blob/1a/a.md?plain=1"
      ),
      (
        "ssh://git@gitlab.example.org:2222/a/b/c.git",
        "gitlab.example.org/a/b/c/-/blob/1a/a.md?plain=1"
      ),
      (
        "https://codeberg.org/team/project",
        "codeberg.org/team/project/src/commit/1a/a.md?display=source"
      ),
    ])
  func known(remote: String, address: String) {
    #expect(HostedFiles(remote: remote)?.address(of: "a.md", in: "1a") == "https://\(address)")
  }

  @Test("are at the port of a web server, over HTTP where the remote is")
  func port() {
    for server in ["http://gitea.example.org:3000", "https://gitea.example.org:8443"] {
      let remote = server.replacing("://", with: "://me:secret@")
      #expect(
        HostedFiles(remote: "\(remote)/a/b.git")?.address(of: "a.md", in: "1")
          == "\(server)/a/b/src/commit/1/a.md?display=source")
    }
  }

  @Test(
    "are unknown for other hosts, folders, and addresses that Markdown would read otherwise",
    arguments: [
      "", "/srv/github.git", "../github", "https://git.example.org/a/b", "https://github.com/a",
      "https://github.com/a/b)](c", "https://git hub.com/a/b", "git@github.com:",
    ])
  func unknown(remote: String) {
    #expect(HostedFiles(remote: remote) == nil)
  }

  @Test("escape what has another meaning in an address or in Markdown")
  func escaped() {
    let files = HostedFiles(remote: "git@github.com:a/b")
    #expect(
      files?.address(of: "ä (1)?.md", in: "1")
        == "https://github.com/a/b/blob/1/%C3%A4%20%281%29%3F.md?plain=1")
  }
}

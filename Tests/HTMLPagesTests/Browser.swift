import TestSupport

/// Chromium of the distribution, which opens files without a window.
struct Browser {
  static let path = ["/usr/bin/chromium"].first { path in access(path, X_OK) == 0 } as String?

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  func write(_ text: String, to name: String) throws { try folder.write(text, to: name) }

  /// Runs a script in a page of its own, with `page.html` in a frame, and returns the lines that it
  /// says. A message of the console is one, too.
  func run(_ script: String, head: String = "", framing name: String = "") async throws -> [String]
  {
    try write(
      """
      <!DOCTYPE html><meta charset="utf-8">\(head)
      <iframe id="frame" src="\(name)" width="1200" height="900"></iframe><pre id="said"></pre>
      <script>
      const say = (...words) => said.append(words.map(word =>
        typeof word === "string" ? word : JSON.stringify(word)).join(" ") + "\\n");
      addEventListener("load", async () => {
        const [page, view] = [frame.contentDocument, frame.contentWindow];
        const shown = () => [...page.querySelectorAll("article, .part")]
          .filter(part => part.checkVisibility()).map(part => part.id);
        const pause = () => new Promise(resolve => setTimeout(resolve, 50));
        \(script)
      });
      </script>
      """, to: "test.html")
    let run = try await Transcript.of(
      Browser.path ?? "",
      arguments: [
        "--headless", "--no-sandbox", "--disable-gpu", "--allow-file-access-from-files",
        "--virtual-time-budget=3000", "--enable-logging=stderr", "--dump-dom",
        "--user-data-dir=\(folder.path(of: "profile"))", "file://\(folder.path(of: "test.html"))",
      ], environment: ["HOME": folder.path])
    let text = run.text.firstMatch(of: /<pre id="said">([^<]*)/)?.1 ?? "nothing was said"
    let console = run.errorText.split(separator: "\n").filter { $0.contains("CONSOLE") }
    return text.split(separator: "\n").map(String.init) + console.map(String.init)
  }
}

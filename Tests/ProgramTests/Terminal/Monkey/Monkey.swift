import TestSupport

/// Types random keys into the real program, under a shell, and says what is not as it has to be.
///
/// What it types follows from the seed; when the program gets it does not.
final class Monkey {
  private static let evil = "evil\u{1B}]0;raw\u{7}\u{9B}31m\u{202E}\u{8}"

  private let folder: TemporaryFolder
  private let terminal: PseudoTerminal
  private let isVi: Bool
  private var random: SeededGenerator
  private var marks = 0
  private var log: [String] = []
  private var modes: [UInt] = []
  private(set) var compared = 0

  init(seed: Int) async throws {
    random = SeededGenerator(seed: seed)
    isVi = seed.isMultiple(of: 2)
    folder = try TemporaryFolder()
    try folder.makeFolder("adr")
    try folder.makeFolder("home")
    if isVi { try folder.write("bind -v\n", to: "home/.editrc") }
    terminal = try PseudoTerminal(
      "/bin/sh", arguments: ["-i"],
      environment: [
        "PS1": "shell$ ", "ENV": nil, "HOME": folder.path(of: "home"),
        "XDG_STATE_HOME": folder.path(of: "home"), "EDITOR": "true", "VISUAL": nil,
      ], workingFolder: folder.path, columns: 60, rows: 16)
    for number in 1...3 { try change(number) }
    try await terminal.expect("a shell") { $0.cursorLine == "shell$" }
    modes = terminal.modes
    type("\(Program.path()) \(folder.path(of: "adr"))\r")
    try await terminal.expect("a prompt") { $0.cursorLine == "/>" }
  }

  /// Does one thing and looks whether all is well.
  func step() async throws {
    switch random.number(0...9) {
    case 0, 1, 2, 3: try await edit()
    case 4: try await abuse()
    case 5, 6: try await command()
    case 7: try change(random.number(1...3))
    case 8: resize()
    default: try await random.pick([suspend, search, lookBack, paste])()
    }
    let output = terminal.takeOutput()
    for raw in ["\u{1B}]0;raw", "\u{9B}31m", "\u{202E}", "\u{8}\u{8}evil"] {
      if output.contains(raw.utf8) { throw Trouble("the file's \(raw.debugDescription) came raw") }
    }
  }

  /// Leaves the program, which gives the terminal back as it was.
  func leave() async throws {
    try await recover()
    let isLeft: @Sendable (ScreenModel) -> Bool = { $0.cursorLine == "shell$" }
    terminal.type("\u{4}")
    // Asked where edits would be lost.
    try await terminal.expect("the shell") { isLeft($0) || $0.text.contains("Leave again") }
    if !isLeft(terminal.screen) { terminal.type("\u{4}") }
    try await terminal.expect("the shell", isLeft)
    guard terminal.modes == modes else { throw Trouble("the modes are not restored") }
  }

  /// The kilobytes that the program holds; `nil` where the system does not say.
  var memory: Int? { ProcessMemory.ofChild(of: terminal.process) }

  /// What was typed last, as far as it is kept.
  func lastKeys(_ count: Int) -> String { log.suffix(count).joined(separator: " ") }

  private func type(_ keys: String) {
    log.append(keys.debugDescription)
    if log.count > 20_000 { log.removeFirst(10_000) }
    terminal.type(keys)
  }

  /// To a fresh prompt, out of anything: a paste, a search, a question, a key that takes another.
  private func recover() async throws {
    for attempt in 1... {
      marks += 1
      // A ^C goes to work that is under way, and a question about a paste gives the line back.
      for keys in ["\u{1B}[201~", "\u{3}", "\u{3}", "mark\(marks)\r"] { type(keys) }
      let answer = "nocommand\"mark\(marks)\""
      do {
        try await terminal.expect(
          answer, within: attempt < 5 ? .seconds(attempt * Patience.factor) : Patience.terminal
        ) {
          $0.isAtPrompt
            && ($0.scrolledOff.suffix(200).joined() + $0.text).filter { $0 != " " && $0 != "\n" }
              .contains(answer)
        }
        return
      } catch  where attempt < 5 {
        continue
      }
    }
  }

  private func edit() async throws {
    try await recover()
    if isVi { type("x\u{1B}") }
    for _ in 1...random.number(1...4) {
      for _ in 1...random.number(1...8) {
        type(isVi ? MonkeyKeys.vi(using: &random) : MonkeyKeys.emacs(using: &random))
      }
      guard random.number(0...5) == 0 else {
        try await compare()
        continue
      }
      resize()
      // The program hears of it a little later.
      do { try await compare(within: .seconds(2 * Patience.factor)) } catch is Trouble {
        try await compare()
      }
    }
  }

  /// Has the line drawn anew by ^L: nothing may change by that.
  private func compare(within limit: Duration = Patience.terminal) async throws {
    switch try await terminal.compareWithRedraw(within: limit, type: type) {
    case .alike: compared += 1
    case .unknown: break
    case .different(let difference): throw Trouble(difference)
    }
  }

  private func abuse() async throws {
    for _ in 1...random.number(1...12) {
      let bytes = MonkeyKeys.bytes(using: &random)
      log.append("\(bytes)")
      terminal.type(bytes: bytes)
    }
    try await recover()
  }

  private func command() async throws {
    try await recover()
    for _ in 1...random.number(1...3) { type(MonkeyKeys.command(using: &random) + "\r") }
    try await recover()
  }

  private func search() async throws {
    try await recover()
    type("/")
    for _ in 1...random.number(1...8) {
      type(
        random.pick(["a", "e", "世", "w", "\u{7F}", "\u{1B}[A", "\u{1B}[B", "\u{1B}[D", "\u{15}"]))
      if random.number(0...4) == 0 { try change(random.number(1...3)) }
      if random.number(0...4) == 0 { resize() }
    }
    type(random.pick(["\r", "\u{1B}", "\u{3}"]))
    try await recover()
  }

  private func lookBack() async throws {
    try await recover()
    type("\u{12}")
    for _ in 1...random.number(1...8) {
      type(random.pick(["a", "e", "世", "o", "\u{7F}", "\u{12}", "\u{13}"]))
    }
    type(random.pick(["\r", "\u{1B}", "\u{3}", "\u{1B}[D", "\u{7}"]))
    try await recover()
  }

  private func paste() async throws {
    try await recover()
    type("\u{1B}[200~\(MonkeyKeys.block(using: &random))\u{1B}[201~")
    type(random.pick(["y", "n", "\u{1B}", "x"]))
    try await recover()
  }

  private func suspend() async throws {
    try await recover()
    let text = random.pick(["half", "世界", "x\u{301}"])
    type("\(text)\u{1A}")
    try await terminal.expect("the shell") { $0.cursorLine == "shell$" }
    type("fg\r")
    // Not before: in the shell ^C would take the `fg` away.
    try await terminal.expect("the line") {
      // Below, if it fills its row.
      let shown = $0.text.filter { $0 != "\n" && $0 != " " }
      return shown.hasSuffix(">" + text) && !$0.cursorLine.hasPrefix("shell$")
    }
    try await recover()
  }

  private func resize() {
    let (columns, rows) = (random.number(20...90), random.number(6...30))
    log.append("\(columns)×\(rows)")
    terminal.resize(columns: columns, rows: rows)
  }

  private func change(_ number: Int) throws {
    let pros = (1...random.number(1...5)).map {
      "- pro \($0) \(random.pick(["", "世界", Self.evil]))\n"
    }
    try folder.write(
      "# Decision \(number)\n\n## Pros\n\n\(pros.joined())\n## Cons\n\n- con \(Self.evil)\n",
      to: "adr/000\(number)-decision.md")
  }

  /// What is not as it has to be.
  struct Trouble: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
  }
}

@testable import UI

/// The help as a manual page in the macros of mdoc(7).
@MainActor
struct ManualPage {
  /// The answer to `--help`.
  let flags: String

  /// The date of the release in mdoc's form, such as `November 23, 2026`.
  let date: String

  var text: String {
    let help = flags.split(separator: "\n\n").map(String.init)
    let overview = help.prefix { !$0.hasPrefix("USAGE") }.map {
      $0.replacing("OVERVIEW: ", with: "")
    }
    let status = overview.last ?? ""
    let parts: [String] =
      [
        """
        .Dd \(date)
        .Dt PROSCONS 1
        .Os
        .Sh NAME
        .Nm proscons
        .Nd compare, weigh and record technical decisions in Markdown files
        .Sh SYNOPSIS
        .Nm
        .Op Ar options
        .Op Ar path Op Ar command ...
        .Sh DESCRIPTION
        """
      ] + overview.dropFirst().dropLast().map { prose($0) + "\n.Pp" } + [
        "The options are:", ".Bl -tag -width Ds",
      ] + options(in: help) + [".El", ".Sh COMMANDS"]
      + Command.chapters.flatMap(chapter)
      + HelpTopic.all.filter { $0.name != "files" }.flatMap { topic in
        [".Sh \(topic.title.uppercased())", body(topic.lines)]
      }
      + [
        Self.environment, ".Sh FILES",
        body(HelpTopic.all.first { $0.name == "files" }?.lines ?? []), Self.files,
        ".Sh EXIT STATUS", prose(status), Self.examples,
      ]
    return parts.joined(separator: "\n") + "\n"
  }

  private func options(in help: [String]) -> [String] {
    let lines = help.first { $0.hasPrefix("OPTIONS:") }?.split(separator: "\n").dropFirst() ?? []
    return lines.flatMap { line -> [String] in
      guard let match = line.wholeMatch(of: #/  (?:-(\w), )?--(\S+)(?: <(\S+)>)? +(.+)/#) else {
        return ["cannot read: \(line)"]
      }
      let value = match.3.map { " Ar \($0)" } ?? ""
      let short = match.1.map { "Fl \($0) , " } ?? ""
      return [".It \(short)Fl -\(match.2)\(value)", prose(String(match.4))]
    }
  }

  private func chapter(_ title: String, _ commands: [Command]) -> [String] {
    [".Ss \(title)", ".Bl -tag -width Ds"]
      + commands.flatMap { [".It Ic \"\($0.usage)\"", body($0.lines)] } + [".El"]
  }

  private func body(_ lines: [String]) -> String {
    var text = ""
    for block in HelpBlock.all(in: lines) {
      switch block {
      case .paragraph(let paragraph): text += (text.isEmpty ? "" : "\n.Pp\n") + prose(paragraph)
      case .rows(let rows):
        let rows = rows.map(escaped).joined(separator: "\n")
        text += (text.isEmpty ? "" : "\n") + ".Bd -literal -compact\n\(rows)\n.Ed"
      }
    }
    return text
  }

  /// The text with code in bold, each sentence on lines of its own, as mdoc wants it.
  private func prose(_ text: String) -> String {
    var isCode = false
    var lines = [""]
    for word in text.split(separator: " ") {
      let line = lines[lines.count - 1]
      let isSentence = (line.hasSuffix(".") && !line.hasSuffix("..")) || line.hasSuffix("?")
      let word = escaped(String(word)).map { character -> String in
        guard character == "`" else { return String(character) }
        isCode.toggle()
        return isCode ? "\\fB" : "\\fR"
      }.joined()
      if !line.isEmpty, isSentence || line.count + word.count > 76 {
        lines.append("")
      }
      lines[lines.count - 1] += lines[lines.count - 1].isEmpty ? word : " \(word)"
    }
    return lines.map { $0.hasPrefix(".") || $0.hasPrefix("'") ? "\\&\($0)" : $0 }
      .joined(separator: "\n")
  }

  /// The text with the characters that roff would take for its own.
  private func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("…", with: "\\[u2026]")
      .replacing("^", with: "\\(ha").replacing("~", with: "\\(ti")
  }

  static let environment = """
    .Sh ENVIRONMENT
    .Bl -tag -width Ds
    .It Ev NO_COLOR
    If set, no colour is used.
    .It Ev CLICOLOR , CLICOLOR_FORCE , FORCE_COLOR
    .Ev CLICOLOR Ns =0
    turns colour off; the others turn it on, also in a pipe.
    .It Ev TERM
    The kind of terminal; with
    .Cm dumb ,
    nothing is redrawn.
    .It Ev COLUMNS
    The width of lines in a pipe.
    .It Ev PROSCONS_PLAIN
    If set, the same as
    .Fl -plain .
    .It Ev VISUAL , EDITOR
    The editor for long texts; vi by default.
    .It Ev GITHUB_BASE_REF
    The branch that
    .Fl -against
    compares with, unless one is named.
    .It Ev SHELL
    The shell for what is behind a pipe sign; /bin/sh by default.
    .It Ev PAGER
    The program that shows long answers; less by default, none if empty.
    .It Ev LESS , LESSCHARSET
    The options and the encoding of less, FRX and utf\\-8 by default.
    .It Ev XDG_CONFIG_HOME
    Where the startup file is,
    .Pa proscons/init ;
    .Pa ~/.config
    by default.
    .It Ev HOME , XDG_STATE_HOME
    The folder of the history and of drafts; see
    .Sx FILES .
    .It Ev TMPDIR
    The folder of the text that is open in an editor; /tmp by default.
    .It Ev PATH
    Where less and git are found.
    .El
    """

  private static let files = """
    .Bl -tag -width Ds
    .It Pa \\(ti/.local/state/proscons/history
    The lines that you have typed, or
    .Pa $XDG_STATE_HOME/proscons/history .
    .It Pa \\(ti/.local/state/proscons/drafts
    The drafts that are neither kept nor dropped, or
    .Pa $XDG_STATE_HOME/proscons/drafts .
    .It Pa \\(ti/.editrc
    The keys; see editrc(5).
    .El
    """

  private static let examples = """
    With
    .Fl -merge ,
    it is 1 if a conflict is left, and 129 after an error.
    .Sh EXAMPLES
    Show what is undecided:
    .Pp
    .Dl proscons docs/decisions agenda
    .Pp
    Fail a build if a decision file has problems:
    .Pp
    .Dl proscons docs/decisions check \\-\\-strict
    .Pp
    Compare the options of decision 7:
    .Pp
    .Dl proscons docs/decisions \\-\\-at /0007 \\-c compare
    .Pp
    Let git merge decisions:
    .Bd -literal -offset indent
    git config merge.proscons.driver 'proscons \\-\\-merge %O %A %B'
    echo 'docs/decisions/*.md merge=proscons' >>.gitattributes
    .Ed
    """
}

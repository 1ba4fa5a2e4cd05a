import BusinessLogic
import Decisions
import Presentation
import Prompt

/// A help page about something that several commands share.
struct HelpTopic {
  let title: String
  /// Paragraphs, and table rows, which begin with spaces.
  let lines: [String]

  var name: String { title.lowercased() }

  static func named(_ name: some StringProtocol) -> HelpTopic? {
    all.first { $0.name == name.lowercased() }
  }

  static let all = [routes, files, shell, keys, weights, faults]
  static let names = all.map(\.name).joined(separator: ", ")

  private static let routes = HelpTopic(
    title: "Routes",
    lines: [
      "Each place has a route, which the prompt shows. `go ROUTE` leads there, and --at starts there.",
      "  /                       all decisions",
      "  /0007                   a decision: the number or the name of its file",
      "  /0007/redis             an option: a short name made from its title, or its number",
      "  /0007/redis/pros        one side of an option: \(Side.allCases.map(\.plural).alternatives)",
      "  /0007/redis/pros/2      one argument",
      "  /0007/redis/SCREEN      another screen of an option: \(screens(of: OptionScreen.self))",
      "  /0007/SCREEN            a screen of the decision: \(screens(of: DecisionScreen.self))",
      "  /0007/text/2            the text of its second section",
      "If the pros and cons are those of the decision itself, so are their screens: /ai/pros.",
      "A route without the first / is relative to the current place: `go ../cons`. A route that begins "
        + "with / or .. needs no `go`. At a terminal, / begins a search, whose first row is the decision "
        + "with the number that you type; if the search finds nothing, Enter goes to the route.",
    ])

  private static func screens<Screen: CaseIterable & RawRepresentable<String>>(
    of screens: Screen.Type
  ) -> String {
    screens.allCases.map(\.rawValue).joined(separator: ", ")
  }

  private static let files = HelpTopic(
    title: "Files",
    lines: [
      "A decision is a Markdown file. `proscons PATH` and `use PATH` open a file, a folder with its "
        + "subfolders, three levels deep, or the usual folder in a repository, such as docs/decisions.",
      "ProsCons reads every version of MADR, and pros and cons under headings, labels or signs, in tables, "
        + "or as `Good, because …`. All other text is kept, shown and searched. `check` reports what was not "
        + "understood.",
      "Each edit is on disk before the prompt returns. It changes only its own lines; `undo` restores "
        + "the bytes. A weight is a comment behind its argument: `<!-- weight: 3 -->`.",
      "`draft` keeps edits out of the files until `keep` or `drop`. `diff` compares the files with git.",
      "`new` creates a file, `save` and `export` write one that doesn't exist yet. A file name with spaces may "
        + "stand in quotes.",
    ])

  private static let shell = HelpTopic(
    title: "Shell",
    lines: [
      "In a line that you type at the prompt, a page or an answer can go to another program or to a file, as "
        + "text, or as JSON with --json:",
      "  compare | head              to a command of your shell ($SHELL)",
      "  agenda --json > todo.json   to a file; you are asked before it is replaced",
      "  check >> log.txt            to the end of a file",
      "A pasted block, a script, an alias and a recording refuse that, because their text may come from "
        + "somebody else; in a shell, `proscons PATH compare | head` does the same. Commands that take free "
        + "text, such as `add` and `find`, can't be redirected: there, | and > are text. But "
        + "`context`, `status`, `date` and `alias` can if typed alone: then they show what is set. In a status, | "
        + "and > are text only behind `--`. Elsewhere, `--` makes them text, too: `open -- "
        + "| or >`. Commands without an answer, such as `undo`, can't be redirected, either.",
      "A session at a terminal begins with the commands in $XDG_CONFIG_HOME/proscons/init, by default "
        + "~/.config/proscons/init, one a line:",
      "  alias due agenda --older 30d",
      "  alias p add pro",
      "A line that fails is reported with its place, and the next one runs. --no-init leaves the file out; so "
        + "does all that is no session at a terminal, so that a script does the same everywhere.",
      "-f FILE runs the commands in a file, instead of a session: `proscons docs/decisions -f checks.txt`.",
      "`proscons completion bash`, `zsh` or `fish` prints a script for your shell, which then completes flags, "
        + "files, and commands after a path.",
    ])

  private static let keys = HelpTopic(
    title: "Keys",
    lines: Command.meanings.map { "  \($0.key.padded(to: 12).safe)\($0.meaning.safe)" } + [
      "The keys are those of Emacs, as in a shell. `bind -v` in ~/.editrc selects those of vi, as far as "
        + "libedit supports them: while you type, an arrow key enters command mode. `bind` changes any "
        + "key; see editrc(5).",
      "With --plain or TERM=dumb, the terminal itself edits the line, with its own few keys, and pasted "
        + "lines run immediately, one by one. Otherwise a pasted block runs up to its first error.",
      "A line that begins with # is a comment. A line that ends with \\ continues on the next line.",
    ])

  private static let weights = HelpTopic(
    title: "Weights",
    lines: [
      "Each argument has a weight: a whole number from 0, and 1 unless you set it with `weigh N W`.",
      "The total of an option is the sum of the weights of its pros minus that of its cons. Neutral "
        + "arguments and notes don't count.",
      "  compare   lists the options by total; the lead is the distance from the first to the second",
      "  flip      shows which single weight would change the ranking",
      "  strike    strikes out pros and cons of equal weight, to show what is left",
      "A total is not a decision: it shows what your weights imply, and `flip` how little would change it.",
      "`draft` tries other weights without touching the files.",
    ])

  private static let faults = HelpTopic(
    title: "Faults",
    lines: [
      "A fault makes a service fail, so that you can see what each layer does about it."
    ]
      + [Command.inject, .faults, .heal].map {
        "  \(Text($0.usage).padded(to: 22).safe)\($0.summary())"
      }
      + [
        "TARGET is \((Side.allCases.map(\.plural) + ["files", "edits", "all"]).alternatives); files are read and "
          + "written, and edits write them.",
        "FAULT is one of these. The last word `once` limits it to one call:",
        "  fail [MESSAGE]   every call fails",
        "  empty            every call returns nothing",
        "  slow DURATION    every call takes longer: 2s, 500ms",
        "  stall DURATION   like slow, but the call ignores ^C and ends late",
        "  hang             no call answers; ^C cancels",
        "  down             every call fails, and watchers are told that it is unreachable",
        "  flaky N/M        the first N of every M calls fail",
        "A fault affects the next fetch, including updates after a change or an edit. The flag --inject "
          + "sets one from the start: --inject 'pros=fail:Server is down'.",
      ])
}

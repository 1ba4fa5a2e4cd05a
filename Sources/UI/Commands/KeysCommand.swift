import Prompt
import ReactiveHybrid

extension Command {
  static let keys = Command(
    "keys", summary: "List the keys of the prompt",
    help: [
      "They are those of Emacs, as in any shell; `bind -v` in ~/.editrc makes them vi's, as far as libedit "
        + "has them: while you type, an arrow leads to the command mode. `bind` gives any key another "
        + "meaning, see editrc(5). With --plain or TERM=dumb the terminal "
        + "itself edits the line, with its own few keys: there pasted lines run at once, one by one, as "
        + "if they were typed."
    ]
  ) { (session, context, words) throws(CommandError) in
    try words.end()
    let meanings = session.terminal.leavesLineToKernel ? kernelMeanings : meanings
    let isBeside = session.terminal.columns >= 40
    session.terminal.show(
      meanings.flatMap { key, meaning -> [Text] in
        let key = key.styled(.number)
        return isBeside ? ["\(key.padded(to: 12))\(meaning)"] : [key, "  \(meaning)"]
      })
    return .done
  }

  private static let meanings: [(key: Text, meaning: Text)] = [
    ("Tab", "Complete the word, or list what it could be"),
    ("/", "On an empty line: search in all decisions while you type"),
    ("Space", "On an empty line: show the next rows, if there are more"),
    ("Up, Down", "Lines from before with this text in them"),
    ("^R", "Search in the lines from before; ^R again for an older one"),
    ("^A, ^E", "Go to the beginning or the end of the line"),
    ("^W, ^U, ^K", "Cut the word before, the line, the rest of the line"),
    ("^Y", "Put back what was cut"),
    ("^_", "Take back the last change of the line"),
    ("^X^E", "Open the line in your editor ($VISUAL, else $EDITOR, else vi)"),
    ("^C", "Clear the line, or cancel what is under way"),
    ("^D", "Leave, on an empty line"),
    ("^Z", "Suspend; `fg` goes on"),
  ]

  /// The kernel's keys by default; stty(1) can change them.
  private static let kernelMeanings: [(key: Text, meaning: Text)] = [
    ("^W, ^U", "Erase the word before, the line"),
    ("^C", "Clear the line, or cancel what is under way"),
    ("^D", "Leave, on an empty line"),
    ("^Z", "Suspend; `fg` goes on"),
    ("Pasting", "Runs the lines at once, one by one, as if they were typed"),
  ]
}

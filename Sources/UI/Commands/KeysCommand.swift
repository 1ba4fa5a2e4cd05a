import Prompt
import ReactiveHybrid

extension Command {
  static let keys = Command(
    "keys", summary: "List the keys of the prompt",
    help: ["With --plain or TERM=dumb, it lists the few keys of the terminal itself."]
  ) { session in
    let meanings = session.terminal.leavesLineToKernel ? kernelMeanings : meanings
    let isBeside = session.terminal.columns >= 40
    return session.say(
      meanings.flatMap { key, meaning -> [Text] in
        let key = key.styled(.number)
        return isBeside ? ["\(key.padded(to: 12))\(meaning)"] : [key, "  \(meaning)"]
      })
  }

  static let meanings: [(key: Text, meaning: Text)] = [
    ("Tab", "Complete the word, or list what it could be"),
    ("/", "On an empty line: search all decisions while you type"),
    ("Space", "On an empty line: show the next rows, if there are more"),
    ("Up, Down", "Earlier lines that contain this text"),
    ("^R", "Search the earlier lines; ^R again for an older one"),
    ("^A, ^E", "Go to the beginning or the end of the line"),
    ("^W, ^U, ^K", "Cut the word before, the line, the rest of the line"),
    ("^Y", "Paste what was cut"),
    ("^_", "Undo the last change of the line"),
    ("^X^E", "Open the line in your editor ($VISUAL, else $EDITOR, else vi)"),
    ("^C", "Clear the line, or cancel the running command"),
    ("^D", "Leave, on an empty line"),
    ("^Z", "Suspend; `fg` continues"),
  ]

  /// The kernel's keys by default; stty(1) can change them.
  private static let kernelMeanings: [(key: Text, meaning: Text)] = [
    ("^W, ^U", "Erase the word before, the line"),
    ("^C", "Clear the line, or cancel the running command"),
    ("^D", "Leave, on an empty line"),
    ("^Z", "Suspend; `fg` continues"),
    ("Pasting", "Runs the lines at once, one by one"),
  ]
}

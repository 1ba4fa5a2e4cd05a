import Decisions
import Testing

extension RobustnessTests {
  @Test(
    "reads each version in a conflict below the label, the item or the table that is above it",
    arguments: [
      ("Pros:\n\n", "- a\n", "- b\n", "- c\n", "+ a, + b, + c"),
      (
        "Pros:\n", "- a\n\nCons:\n\n- d\n||||||| 1c2d\n- o\n", "- b\n", "\nCons:\n\n- c\n",
        "+ a, - d, + o, + b, - c"
      ),
      ("Pros:\n\n- o\n\n", "Cons:\n\n- a\n", "Cons:\n\n- b\n", "- c\n", "+ o, - a, - b, - c"),
      (
        "| Good | Bad |\n|-|-|\n| o | |\n", "| a | |\n", "| | b |\n", "| c | |\n",
        "+ o, + a, - b, + c"
      ),
      // What goes on only one version takes no side.
      ("Pros:\n\n- o\n\n", "Cons:\n\n- a\n", "- b\n", "- c\n", "+ o, - a, + b, note: c"),
      // Two tables.
      ("", "| Good | Bad |\n|-|-|\n| a | |\n", "| Bad | Good |\n|-|-|\n| b | |\n", "", "+ a, - b"),
    ])
  func conflict(above: String, ours: String, theirs: String, below: String, read: String) {
    let text =
      "# Q\n\n## Options\n\n### X\n\n\(above)<<<<<<< a\n\(ours)=======\n\(theirs)>>>>>>> b\n\(below)"
    #expect(summary(text) == "X\n \(read.replacing(", ", with: "\n "))")
  }

  @Test(
    "reads no status or date between the marks of a conflict, nor one that is there, too",
    arguments: [
      ("---\n<<<<<<< a\nstatus: rejected\n=======\nstatus: proposed\n>>>>>>> b\n---\n# Q\n", nil),
      ("# Q\n\n## Status\n\n<<<<<<< a\nAccepted\n=======\nProposed\n>>>>>>> b\n", nil),
      ("# Q\n\n## Status\n\nAccepted\n\n<<<<<<< a\nSuperseded by 7\n=======\n>>>>>>> b\n", nil),
      ("# Q\n\n| Date | a |\n|-|-|\n<<<<<<< a\n| Status | accepted |\n=======\n>>>>>>> b\n", nil),
      ("# Q\n\n## Decision\n\n<<<<<<< a\nWe will do it.\n=======\nRejected.\n>>>>>>> b\n", nil),
      (
        "# Q\n\nStatus: accepted\n\n## Pros\n\n<<<<<<< a\n- a\n=======\n- b\n>>>>>>> b\n",
        "accepted"
      ),
    ] as [(String, String?)])
  func conflict(text: String, status: String?) {
    let decision = decision(text)
    #expect(decision.status == status)
    #expect(decision.state == (status == nil ? .undecided : .accepted))
  }
}

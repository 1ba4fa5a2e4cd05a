import Decisions

func option(_ title: String = "Option", pros: [Int] = [], cons: [Int] = []) -> Topic {
  Topic(
    title: title,
    arguments: pros.enumerated().map { Argument(.pro, "good \($0 + 1)", weight: $1) }
      + cons.enumerated().map { Argument(.con, "bad \($0 + 1)", weight: $1) })
}

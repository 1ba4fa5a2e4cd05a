import BusinessLogic
import ReactiveHybrid

extension Command {
  static let compare = Command(
    "compare", summary: "Compare the options, the best total first",
    help: [
      "The total of an option is the sum of the weights of its pros minus that of its cons.",
      "`open N` opens option N.",
    ]
  ) { session throws(CommandError) in
    await session.router.go(to: .whole(try session.topic(for: "compare").decision, .compare))
  }

  static let flip = Command(
    "flip", summary: "Show which weight would change the ranking",
    help: [
      "The ranking changes when an option overtakes the leader. A weight is never less than 0.",
      "`open N` opens the argument of row N.",
    ]
  ) { session throws(CommandError) in
    await session.router.go(to: .whole(try session.topic(for: "flip").decision, .flip))
  }

  static let strike = Command(
    "strike", summary: "Strike out pros and cons of equal weight",
    help: [
      "It strikes out one against one first, then one against several, as Benjamin Franklin did.",
      "It only shows what is left; it changes nothing.",
    ]
  ) { session throws(CommandError) in
    await session.router.go(to: .part(try session.topic(for: "strike"), .strike))
  }
}

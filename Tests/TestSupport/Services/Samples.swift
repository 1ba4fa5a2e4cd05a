import BusinessLogic

extension AI {
  /// Two pros, one con: enough to tell the sides apart.
  public static var tea: AI {
    AI(title: "Tea", advantages: ["Warm", "Cheap"], disadvantages: ["Slow"])
  }

  /// The same after somebody thought again.
  public static var greenTea: AI {
    AI(title: "Green tea", advantages: ["Healthy"], disadvantages: ["Bitter"])
  }
}

extension Decision {
  /// Two options, of which the second was chosen.
  public static var drink: Decision {
    Decision(title: "What to drink", options: [.tea, .greenTea], chosen: 1)
  }
}

extension TopicID {
  /// A topic of the samples.
  public static var tea: TopicID { TopicID(decision: "tea") }
}

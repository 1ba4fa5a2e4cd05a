import BusinessLogic

/// An answer that can be empty, for injected empty answers.
protocol Emptiable {
  static var nothing: Self { get }
}

extension Array: Emptiable {
  static var nothing: [Element] { [] }
}

extension Topic: Emptiable {
  static var nothing: Topic { Topic(title: "", arguments: []) }
}

extension Decision: Emptiable {
  static var nothing: Decision { Decision(title: "this decision", options: []) }
}

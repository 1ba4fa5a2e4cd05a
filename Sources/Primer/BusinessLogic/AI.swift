/// "Model: AI. The Model which will be used by View Model, which then extracts only the specific
/// information that it needs."
nonisolated struct AI: Sendable {
  var advantages: [String] = []
  var disadvantages: [String] = []
}

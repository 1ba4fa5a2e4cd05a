import BusinessLogic
import SystemPackage

extension DecisionFile {
  /// The decision in a file; throws ``FileTrouble``, also when it holds nothing of a decision.
  static func decision(at path: FilePath) throws -> Decision {
    let bytes = try bytes(of: path)
    let decision = DecisionMarkdown.decision(in: bytes, named: path.stem ?? path.string)
    guard !decision.isEmpty else { throw FileTrouble(path, .nothingToWeigh) }
    return decision
  }
}

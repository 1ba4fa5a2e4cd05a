import SystemPackage

/// A file as its name tells of it, unread.
struct KeptFile: Sendable {
  /// What a route calls the decision in it.
  let key: String

  let path: FilePath

  /// The subfolder it is in, as seen from the folder that was opened; `nil` if it is in none.
  let category: String?

  /// The number in its name; `nil` if it has none.
  let number: String?

  init(key: String, path: FilePath, category: String?) {
    self.key = key
    self.path = path
    self.category = category
    // Most keys are numbers; to look for one in ten thousand names again would be felt.
    let isNumber = key.utf8.allSatisfy { (0x30...0x39).contains($0) }
    number = isNumber ? key : DecisionKey.number(of: path)
  }

  /// The number that people know it by: in a subfolder with that before it.
  var shownNumber: String? {
    category.map { "\($0)/\(number ?? DecisionKey.of(path))" } ?? number
  }
}

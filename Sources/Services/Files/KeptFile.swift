import SystemPackage

/// A decision file, with everything that can be told from its name.
struct KeptFile: Sendable {
  let key: String

  let path: FilePath

  /// The subfolder, relative to the opened folder; `nil` if the file is in no subfolder.
  let category: String?
  let number: String?

  init(key: String, path: FilePath, category: String?) {
    self.key = key
    self.path = path
    self.category = category
    // Most keys are numbers. Parsing ten thousand names again would take noticeable time.
    let isNumber = key.utf8.allSatisfy { (0x30...0x39).contains($0) }
    number = isNumber ? key : DecisionKey.number(of: path)
  }

  /// The number as shown, with its subfolder as a prefix.
  var shownNumber: String? {
    category.map { "\($0)/\(number ?? DecisionKey.of(path))" } ?? number
  }
}

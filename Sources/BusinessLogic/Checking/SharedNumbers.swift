/// Finds numbers that several decisions share, as after the merge of two branches.
struct SharedNumbers {
  private let pathsByNumber: [Place: [String]]

  /// A number in a folder. Each subfolder has its own numbering.
  private struct Place: Hashable {
    let folder: Substring
    let number: Int

    init?(of file: CheckedFile) {
      guard let number = file.number else { return nil }
      folder = file.path[..<(file.path.lastIndex(of: "/") ?? file.path.startIndex)]
      self.number = number
    }
  }

  init(of files: [CheckedFile]) {
    var paths: [Place: [String]] = [:]
    for file in files {
      if let place = Place(of: file) { paths[place, default: []].append(file.path) }
    }
    pathsByNumber = paths.filter { $0.value.count > 1 }
  }

  /// Returns the problem that another file has the number of `file`, and names the first such file.
  func problems(of file: CheckedFile) -> [Problem] {
    guard let place = Place(of: file), let paths = pathsByNumber[place],
      let other = paths.first(where: { $0 != file.path })
    else { return [] }
    return [
      Problem(
        line: 1, "the number \(place.number) is used twice: \(other) has it too", isError: true)
    ]
  }
}

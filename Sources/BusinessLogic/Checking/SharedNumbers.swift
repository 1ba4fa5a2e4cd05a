/// The numbers that more than one decision has: merging two branches makes them, and nobody is
/// told.
struct SharedNumbers {
  private let pathsByNumber: [Int: [String]]

  init(of files: [LibraryFile]) {
    var paths: [Int: [String]] = [:]
    for file in files {
      if let number = file.number { paths[number, default: []].append(file.path) }
    }
    pathsByNumber = paths.filter { $0.value.count > 1 }
  }

  /// That the number of `file` is not its own; each of the files is told the first of the others.
  func problems(of file: LibraryFile) -> [Problem] {
    guard let number = file.number, let paths = pathsByNumber[number],
      let other = paths.first(where: { $0 != file.path })
    else { return [] }
    return [Problem(line: 1, "the number \(number) is used twice: \(other) has it too")]
  }
}

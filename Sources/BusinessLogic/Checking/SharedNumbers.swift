/// Finds numbers that several decisions of a folder share, as after the merge of two branches.
struct SharedNumbers {
  private let files: [String: [CheckedFile]]

  init(of files: [CheckedFile]) {
    self.files = Dictionary(grouping: files) { "\($0.folder)\($0.number ?? -1)" }
  }

  /// Returns the problem that another file has the number of `file`, and names the first such file.
  func problems(of file: CheckedFile) -> [Problem] {
    guard let number = file.number,
      let other = files["\(file.folder)\(number)"]?.first(where: { $0.path != file.path })
    else { return [] }
    return [
      Problem(
        line: 1, "the number \(number) is used twice: \(other.path) has it too", isError: true)
    ]
  }
}

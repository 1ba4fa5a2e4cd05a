import Foundation

/// Keeps the chores in a file of JSON, which is replaced as a whole at each edit.
actor FileChores: ChoresWorkerProtocol {
  private let file: URL

  init(_ file: URL) { self.file = file }

  func chores() throws -> [Chore] {
    guard FileManager.default.fileExists(atPath: file.path) else { return [] }
    do {
      return try JSONDecoder().decode([Chore].self, from: Data(contentsOf: file))
    } catch {
      throw Unreadable(path: file.path)
    }
  }

  func make(_ edit: Edit) throws -> Chore {
    var list = try chores()
    let chore = try list.make(edit)
    try JSONEncoder().encode(list).write(to: file, options: .atomic)
    return chore
  }
}

struct Unreadable: Error, CustomStringConvertible {
  let path: String
  var description: String { "\(path) isn't a list of chores" }
}

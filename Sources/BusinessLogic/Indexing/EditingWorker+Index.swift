extension EditingWorker {
  /// Writes the index of all decisions to the file at `path`; without one, to that of the folder.
  package func writeIndex(to path: String?) async throws -> Edited {
    let answer = try await service.writeIndex(to: path)
    return Edited(.index(path: answer.receipt.key), [answer])
  }
}

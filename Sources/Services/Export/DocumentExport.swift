import BusinessLogic

/// Makes documents of decisions and writes them.
public struct DocumentExport: ExportWorkerProtocol {
  /// Makes a new file of bytes; throws an error that describes itself, also if there is one.
  public typealias Write = @Sendable (_ path: String, _ bytes: [UInt8]) throws -> Void

  private let makeFile: Write

  /// Creates a service that makes files by `write`.
  public init(write: @escaping Write) {
    makeFile = write
  }

  /// The decisions in one of the three forms: ``JSONDocument``, ``MarkdownTable``, ``CSVDocument``.
  @concurrent
  public func document(of files: [LibraryFile], as format: ExportFormat) async throws -> String {
    switch format {
    case .json: try JSONDocument.text(of: files)
    case .markdown: MarkdownTable.text(of: files)
    case .csv: CSVDocument.text(of: files)
    }
  }

  /// Writes a document as a new file.
  public func write(_ document: String, to path: String) throws {
    try makeFile(path, Array(document.utf8))
  }
}

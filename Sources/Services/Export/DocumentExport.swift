import BusinessLogic
import SystemPackage

/// Makes documents of decisions and writes them.
public struct DocumentExport: ExportWorkerProtocol {
  /// Creates a service that writes to disk.
  public init() {}

  /// The decisions in one of the three forms: ``JSONDocument``, ``MarkdownTable``, ``CSVDocument``.
  @concurrent
  public func document(of files: [LibraryFile], as format: ExportFormat) async throws -> String {
    switch format {
    case .json: JSONDocument.text(of: files)
    case .markdown: MarkdownTable.text(of: files)
    case .csv: CSVDocument.text(of: files, isRaw: false)
    case .rawCSV: CSVDocument.text(of: files, isRaw: true)
    }
  }

  /// Writes a document as a new file; throws ``FileTrouble``, also if there is one already.
  public func write(_ document: String, to path: String) throws {
    try AtomicFile().create(FilePath(path), with: Array(document.utf8))
  }
}

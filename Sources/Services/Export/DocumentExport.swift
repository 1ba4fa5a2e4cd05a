import BusinessLogic
import SystemPackage

/// Formats decisions as documents, and writes them to disk.
package struct DocumentExport: ExportWorkerProtocol {
  private let disk: AtomicFile
  private let html: @Sendable ([LibraryFile]) -> String

  /// `html` makes a page of decisions.
  package init(
    on disk: AtomicFile = AtomicFile(), html: @escaping @Sendable ([LibraryFile]) -> String
  ) {
    (self.disk, self.html) = (disk, html)
  }

  @concurrent
  package func document(of files: [LibraryFile], as format: ExportFormat) async throws -> String {
    switch format {
    case .json: JSONDocument.text(of: files)
    case .html: html(files)
    case .markdown: MarkdownTable.text(of: files)
    case .csv: CSVDocument.text(of: files, isRaw: false)
    case .rawCSV: CSVDocument.text(of: files, isRaw: true)
    case .digest: AgentDigest.text(of: files)
    default: throw Failed("There is no format \(format.rawValue)")
    }
  }

  package func document(of trace: [TracedSeam]) async throws -> String {
    TraceDocument.text(of: trace)
  }

  /// Throws ``FileTrouble``.
  package func write(_ document: String, to path: String, _ use: FileUse) throws {
    let (path, bytes) = (FilePath(path), Array(document.utf8))
    switch use {
    case .replace where FileStamp(of: path) != nil:
      try disk.replace(path, at: FileStamp(of: path), with: bytes)
    case .create, .replace: try disk.create(path, with: bytes)
    case .extend: try disk.extend(path, with: bytes)
    }
  }
}

import BusinessLogic
import SystemPackage

/// Formats decisions as documents, and writes them to disk.
public struct DocumentExport: ExportWorkerProtocol {
  private let disk: AtomicFile
  private let other: Other

  /// Returns the decisions in a format that this service doesn't know; `nil` if that is unknown, too.
  public typealias Other = @Sendable ([LibraryFile], ExportFormat) -> String?

  /// Creates a service that calls `report` with warnings; `other` makes documents in further formats.
  public init(
    reporting report: @escaping @Sendable (String) -> Void = { _ in },
    or other: @escaping Other = { _, _ in nil }
  ) {
    disk = AtomicFile(report: report)
    self.other = other
  }

  /// Returns the decisions as a ``JSONDocument``, a ``MarkdownTable`` or a ``CSVDocument``, or in a
  /// format of others. Throws for an unknown format.
  @concurrent
  public func document(of files: [LibraryFile], as format: ExportFormat) async throws -> String {
    switch format {
    case .json: JSONDocument.text(of: files)
    case .markdown: MarkdownTable.text(of: files)
    case .csv: CSVDocument.text(of: files, isRaw: false)
    case .rawCSV: CSVDocument.text(of: files, isRaw: true)
    case .digest: AgentDigest.text(of: files)
    default:
      if let document = other(files, format) { document } else { throw UnknownFormat(format) }
    }
  }

  /// Returns the trace as a ``TraceDocument``.
  public func document(of trace: [TracedSeam]) async throws -> String {
    TraceDocument.text(of: trace)
  }

  /// Writes a document to a file. Throws ``FileTrouble``.
  public func write(_ document: String, to path: String, _ use: FileUse) throws {
    let (path, bytes) = (FilePath(path), Array(document.utf8))
    switch use {
    case .replace where FileStamp(of: path) != nil:
      try disk.replace(path, at: FileStamp(of: path), with: bytes)
    case .create, .replace: try disk.create(path, with: bytes)
    case .extend: try disk.extend(path, with: bytes)
    }
  }
}

/// The error for a format that no service knows.
struct UnknownFormat: Error, CustomStringConvertible {
  let description: String

  init(_ format: ExportFormat) { description = "There is no format \(format.rawValue)" }
}

import BusinessLogic
import Prompt

/// What a person should look at in all decisions, in the form in which compilers say it.
public final class CheckScreen: PagedScreen<Findings> {
  /// Creates the screen of `viewModel`, to be shown at `route`.
  public init(_ viewModel: CheckViewModel, at route: Route, on stage: Stage) {
    super.init(viewModel, name: "check", at: route, on: stage)
  }

  override var headCount: Int { 0 }

  override func title(_ findings: Findings) -> Text? { "What should be looked at" }

  override func lines(_ findings: Findings) -> [Text] {
    findings.rows.map { row in
      let kind: Text = row.isError ? "\("error:", .error)" : "remark:"
      return "\("\(row.path):\(row.line):", .heading) \(kind) \(row.message)"
    }
      + (findings.allClear.map { [Text($0)] } ?? [])
  }

  /// A file, and what of it is named.
  override func subjects(_ findings: Findings) -> [String?] {
    findings.rows.map { row in
      let quoted = row.message.split(separator: "\"", omittingEmptySubsequences: false).dropFirst()
      return quoted.first.map { "\(row.path) \($0)" } ?? row.path
    }
  }

  /// A check that finds an error has failed.
  override func isNo(_ findings: Findings) -> Bool { findings.hasFailed }
}

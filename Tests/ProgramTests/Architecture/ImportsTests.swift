import TestSupport
import Testing

@Suite("The layers", .bug(id: "seed 22"), .bug(id: "seed 6"))
struct ImportsTests {
  static let allowed = ImportTable.allowed

  @Test("may import what their target depends on in the manifest", arguments: allowed.keys.sorted())
  func manifest(module: String) throws {
    let manifest = SourceTree.lines(of: "\(SourceTree.root)/Package.swift").joined(separator: "\n")
    let target = try Regex(#"arget\(\s*name: "\#(module)"(,\s*dependencies: \[([^\]]*)\])?"#)
    let match = try #require(manifest.firstMatch(of: target))
    // The package of a product has a hyphen in its name.
    let names = (match[2].substring ?? "").matches(of: #/"(\w+)"/#).map { String($0.1) }
    #expect(Self.allowed[module]?.subtracting(ImportTable.system) == Set(names))
  }

  @Test("import what they may, print nothing past the terminal, and have no singletons")
  func refusals() {
    #expect(SourceRules.refusals(in: SourceTree.root) == [])
  }

  @Test("have no type of more than 400 lines with its extensions", arguments: allowed.keys.sorted())
  func sizes(module: String) {
    #expect(TypeSizes.types(of: module, over: 400) == [:])
  }

  @Test("are all in the table, and none of it is empty")
  func complete() {
    let folders = SourceTree.names(in: "\(SourceTree.root)/Sources").sorted()
    // Those of C import nothing of ours.
    let ofC = ["CEditLine", "CXattr", "LibeditPresence", "MainLoop", "Revision"]
    #expect(folders.filter { !ofC.contains($0) } == Self.allowed.keys.sorted())
    #expect(ofC.allSatisfy { SourceTree.swiftFiles(below: "Sources/\($0)").isEmpty })
    for folder in Self.allowed.keys {
      #expect(!SourceTree.swiftFiles(below: "Sources/\(folder)").isEmpty)
    }
  }

  @Test(
    "can't hide an import",
    arguments: [
      "import Services", "  import Services", "@testable import Services",
      "public import Services", "@preconcurrency private import Services",
      "@_implementationOnly import Services", "import struct Services.ProsApi",
      "import Services.Files", "import Services // why not", "import\tServices;",
      "@_spi(X) @testable internal import Services",
    ])
  func found(line: String) {
    #expect(Imports.module(in: line) == "Services")
  }

  @Test(
    "may be spoken of",
    arguments: [
      "// import Services", "/// import Services", "let important = 1", "importServices()", "",
    ])
  func notFound(line: String) {
    #expect(Imports.module(in: line) == nil)
  }
}

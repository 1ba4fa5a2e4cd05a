import TestSupport
import Testing

@Suite("The layers", .bug(id: "seed 22"), .bug(id: "seed 6"))
struct ImportsTests {
  /// What each module may import: UI → BusinessLogic ← Services, and the program on top.
  static let allowed: [String: Set<String>] = [
    "ReactiveHybrid": [],
    "Primer": ["ReactiveHybrid"],
    "BusinessLogic": ["ReactiveHybrid"],
    "Threads": ["Glibc", "Darwin"],
    "FolderWatch": ["Threads", "SystemPackage", "Glibc", "Darwin", "Synchronization"],
    "DecisionMarkdown": ["BusinessLogic", "Glibc", "Darwin"],
    "Services": [
      "BusinessLogic", "CXattr", "DecisionMarkdown", "FolderWatch", "ReactiveHybrid", "Threads",
      "SystemPackage", "Glibc", "Darwin",
      "Synchronization",
    ],
    "Prompt": ["Threads", "CEditLine", "LibeditPresence", "Glibc", "Darwin", "Synchronization"],
    "UI": [
      "BusinessLogic", "ReactiveHybrid", "Prompt", "Threads", "Glibc", "Darwin", "Synchronization",
    ],
    "proscons": [
      "ArgumentParser", "BusinessLogic", "MainLoop", "Prompt", "ReactiveHybrid", "Services", "UI",
      "Glibc", "Darwin",
      "Synchronization",
    ],
  ]

  /// The modules that come with the system.
  static let system: Set<String> = ["Glibc", "Darwin", "Synchronization"]

  @Test("may import what their target depends on in the manifest", arguments: allowed.keys.sorted())
  func manifest(module: String) throws {
    let manifest = SourceTree.lines(of: "\(SourceTree.root)/Package.swift").joined(separator: "\n")
    let target = try Regex(#"arget\(\s*name: "\#(module)"(,\s*dependencies: \[([^\]]*)\])?"#)
    let match = try #require(manifest.firstMatch(of: target))
    // The package of a product has a hyphen in its name.
    let names = (match[2].substring ?? "").matches(of: #/"(\w+)"/#).map { String($0.1) }
    #expect(Self.allowed[module]?.subtracting(Self.system) == Set(names))
  }

  @Test("import what they may and nothing else", arguments: allowed.keys.sorted())
  func imports(module: String) {
    let imports = Imports.of(module)
    for (imported, files) in imports.sorted(by: { $0.key < $1.key }) {
      let isAllowed = Self.allowed[module]?.contains(imported) == true
      #expect(isAllowed, "\(module) must not import \(imported): \(files)")
    }
  }

  @Test("are all in the table, and none of it is empty")
  func complete() {
    let folders = SourceTree.names(in: "\(SourceTree.root)/Sources").sorted()
    // Those of C import nothing of ours.
    let ofC = ["CEditLine", "CXattr", "LibeditPresence", "MainLoop"]
    #expect(folders.filter { !ofC.contains($0) } == Self.allowed.keys.sorted())
    #expect(ofC.allSatisfy { SourceTree.swiftFiles(below: "Sources/\($0)").isEmpty })
    for folder in Self.allowed.keys {
      #expect(!SourceTree.swiftFiles(below: "Sources/\(folder)").isEmpty)
    }
    #expect(Imports.of("UI").keys.contains("BusinessLogic"))
    #expect(Imports.of("Services").keys.contains("BusinessLogic"))
    #expect(Imports.of("proscons").keys.contains("UI"))
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

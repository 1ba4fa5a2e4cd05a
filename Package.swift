// swift-tools-version: 6.2

import PackageDescription

/// What every target of ours is built with; the language mode is Swift 6 by the tools version.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The git revision that `--version` names; `.ci/build` sets it. `Context.gitInformation` would be
/// stale, because SwiftPM caches it with this manifest.
let revision = Context.environment["PROSCONS_REVISION"] ?? ""

/// What makes the library's documentation with `swift package generate-documentation`. Nobody else has to
/// fetch it.
let documentation: [Package.Dependency] =
  Context.environment["PROSCONS_DOCUMENTATION"] == nil
  ? [] : [.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0")]

/// Test targets that a build for the thread sanitizer leaves out: they compute on one thread, the compiler keeps them
/// on the main actor, or they only start the program.
let withoutThreads: Set<String> =
  Context.environment["PROSCONS_THREADS"] == nil
  ? [] : ["DecisionMarkdownTests", "HTMLPagesTests", "ProgramTests", "UITests"]

/// What `.ci/run` compiles the reader with, which most tests read with: unoptimised, it takes many times as long. The
/// package manager refuses such a flag in a package that others depend on.
let reader: [SwiftSetting] =
  Context.environment["PROSCONS_FAST_READER"] == nil
  ? []
  : [
    .unsafeFlags(
      ["-O", "-whole-module-optimization", "-disable-batch-mode", "-num-threads", "2"],
      .when(configuration: .debug))
  ]

// UI → BusinessLogic ← Services. The program is the only target that sees both plugins.
let package = Package(
  name: "proscons",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "proscons", targets: ["proscons"]),
    .executable(name: "primer", targets: ["Primer"]),
    .library(name: "ReactiveHybrid", targets: ["ReactiveHybrid"]),
    .library(name: "ReactiveHybridTesting", targets: ["ReactiveHybridTesting"]),
    // For the benchmark, which is a package of its own.
    .library(name: "BusinessLogic", targets: ["BusinessLogic"]),
    .library(name: "Decisions", targets: ["Decisions"]),
    .library(name: "Services", targets: ["Services"]),
    .library(name: "Presentation", targets: ["Presentation"]),
    .library(name: "Prompt", targets: ["Prompt"]),
    .library(name: "TestSupport", targets: ["TestSupport"]),
    .library(name: "UI", targets: ["UI"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
    // The HTTP server of the live page.
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    // Only for tests: what YAML makes of the front matter that is written.
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
  ] + documentation,
  targets: [
    // The architecture, and the document's own program on it. They need nothing else of this package.
    .target(name: "ReactiveHybrid", swiftSettings: strict),
    // Services answered by hand, a manual clock and a record, for the tests of who uses the library.
    .target(
      name: "ReactiveHybridTesting", dependencies: ["ReactiveHybrid", "Threads"],
      swiftSettings: strict),
    .executableTarget(
      name: "Primer", dependencies: ["ReactiveHybrid"],
      swiftSettings: strict + [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "ReactiveHybridTests",
      dependencies: ["ReactiveHybrid", "ReactiveHybridTesting", "Primer", "TestTools", "Threads"],
      swiftSettings: strict),
    // Decisions as values, and edits of them.
    .target(name: "Decisions", swiftSettings: strict),
    .target(
      name: "BusinessLogic", dependencies: ["Decisions", "Escaping", "ReactiveHybrid"],
      swiftSettings: strict),
    // The C library, under one name on each system.
    .target(name: "CLibrary", swiftSettings: strict),
    // A lock, threads, file descriptors and programs, which the standard library has not.
    .target(name: "Threads", dependencies: ["CLibrary"], swiftSettings: strict),
    // The changes of a folder as one stream of bursts: it knows nothing of this program.
    .target(
      name: "FolderWatch",
      dependencies: [
        "CLibrary", "Threads", .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: strict),
    // Decisions in Markdown: bytes to values with places, and edits to bytes.
    .target(name: "DecisionMarkdown", dependencies: ["Decisions"], swiftSettings: strict + reader),
    .target(
      name: "Services",
      dependencies: [
        "BusinessLogic", "CLibrary", "CXattr", "DecisionMarkdown", "Decisions", "Escaping",
        "FolderWatch", "JSONText", "ReactiveHybrid", "Threads",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: strict),
    // A session in a file, and its replay.
    .target(
      name: "Recording",
      dependencies: [
        "BusinessLogic", "Services", "Threads",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: strict),
    .systemLibrary(name: "CXattr"),
    .systemLibrary(
      name: "CEditLine",
      pkgConfig: "libedit",
      providers: [.apt(["libedit-dev"]), .yum(["libedit-devel"]), .brew(["libedit"])]),
    .target(name: "LibeditPresence"),
    // Text that can't control a terminal or mislead its reader: it knows nothing of this program.
    .target(name: "Escaping", swiftSettings: strict),
    // JSON as text: it knows nothing of this program.
    .target(name: "JSONText", swiftSettings: strict),
    // What all interfaces say: routes, sentences and sheets.
    .target(
      name: "Presentation",
      dependencies: ["BusinessLogic", "Decisions", "JSONText", "ReactiveHybrid"],
      swiftSettings: strict),
    // HTML that is escaped by its types: it knows nothing of this program.
    .target(name: "Markup", swiftSettings: strict),
    // Decisions as pages for a browser.
    .target(
      name: "HTMLPages",
      dependencies: ["BusinessLogic", "Decisions", "JSONText", "Markup", "Presentation"],
      resources: [.embedInCode("Resources/page.css"), .embedInCode("Resources/page.js")],
      swiftSettings: strict),
    // The line editor: it knows nothing of this program.
    .target(
      name: "Prompt",
      dependencies: ["CEditLine", "CLibrary", "Escaping", "LibeditPresence", "Threads"],
      swiftSettings: strict + [.defaultIsolation(MainActor.self)]),
    .target(
      name: "UI",
      dependencies: [
        "BusinessLogic", "Decisions", "Escaping", "Presentation", "Prompt", "ReactiveHybrid",
        "Threads",
      ],
      swiftSettings: strict + [.defaultIsolation(MainActor.self)]),
    // The Model Context Protocol, for agents.
    .target(
      name: "AgentInterface",
      dependencies: [
        "BusinessLogic", "Decisions", "JSONText", "Presentation", "ReactiveHybrid", "Threads",
      ],
      swiftSettings: strict + [.defaultIsolation(MainActor.self)]),
    // Decisions as pages of a server on this machine, for browsers.
    .target(
      name: "LivePage",
      dependencies: [
        "BusinessLogic", "Decisions", "HTMLPages", "Markup", "Presentation", "ReactiveHybrid",
        "Threads", .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ],
      swiftSettings: strict + [.defaultIsolation(MainActor.self)]),
    .target(
      name: "MainLoop",
      linkerSettings: [.linkedLibrary("dispatch", .when(platforms: [.linux]))]),
    .target(name: "Revision", cSettings: [.define("REVISION", to: revision)]),
    .executableTarget(
      name: "proscons",
      dependencies: [
        "AgentInterface", "BusinessLogic", "CLibrary", "CXattr", "Decisions", "HTMLPages",
        "LivePage", "MainLoop", "Presentation", "Prompt", "ReactiveHybrid", "Recording", "Revision",
        "Services",
        "Threads", "UI", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),
    // A prompt under a storm of text, for the tests of the terminal.
    .executableTarget(
      name: "storm", dependencies: ["Prompt"], path: "Tests/Storm", swiftSettings: strict),
    // Breaks the walls of the architecture, see ./walls.
    .executableTarget(
      name: "walls", dependencies: ["TestTools"], path: "Tests/Walls",
      exclude: ["side", "question.patch"], swiftSettings: strict),
    // Mistreats the program, see ./abuse.
    .executableTarget(
      name: "abuse", dependencies: ["CLibrary", "TestTools", "Threads"], path: "Tests/Abuse",
      swiftSettings: strict),
    .target(
      name: "TestTools", dependencies: ["CLibrary", "ReactiveHybridTesting", "Threads"],
      path: "Tests/TestTools",
      swiftSettings: strict),
    .target(
      name: "TestSupport",
      dependencies: [
        "BusinessLogic", "CLibrary", "Decisions", "JSONText", "ReactiveHybrid", "TestTools",
        "Threads",
      ],
      path: "Tests/TestSupport",
      swiftSettings: strict),
    .testTarget(
      name: "FolderWatchTests",
      dependencies: [
        "CLibrary", "FolderWatch", "TestTools", "Threads",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: strict),
    .testTarget(
      name: "DecisionMarkdownTests",
      dependencies: [
        "BusinessLogic", "DecisionMarkdown", "Decisions", "TestSupport", "TestTools",
        .product(name: "Yams", package: "Yams"),
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ServicesTests",
      dependencies: [
        "BusinessLogic", "CLibrary", "DecisionMarkdown", "Decisions", "CXattr", "FolderWatch",
        "ReactiveHybrid", "Services", "TestSupport", "Threads",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: strict),
    .testTarget(
      name: "PromptTests", dependencies: ["Escaping", "Prompt", "TestSupport", "Threads"],
      swiftSettings: strict + [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "BusinessLogicTests",
      dependencies: ["BusinessLogic", "Decisions", "ReactiveHybrid", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "UITests",
      dependencies: [
        "BusinessLogic", "Decisions", "Presentation", "Prompt", "ReactiveHybrid", "UI",
        "TestSupport", "Threads",
      ],
      exclude: ["Golden/Files"],
      swiftSettings: strict + [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "HTMLPagesTests",
      dependencies: [
        "BusinessLogic", "DecisionMarkdown", "Decisions", "HTMLPages", "Markup", "Presentation",
        "TestSupport",
      ],
      exclude: ["Golden"], swiftSettings: strict),
    .testTarget(
      name: "ProgramTests",
      dependencies: [
        "abuse", "proscons", "storm", "AgentInterface", "BusinessLogic", "Decisions", "JSONText",
        "LivePage", "Presentation", "Prompt", "ReactiveHybrid", "Services", "TestSupport",
        "Threads",
        "UI",
      ],
      swiftSettings: strict),
  ]
)

package.targets.removeAll { withoutThreads.contains($0.name) }

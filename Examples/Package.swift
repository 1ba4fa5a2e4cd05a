// swift-tools-version: 6.2

import PackageDescription

// Two small programs on the library alone. A package of its own, as an app of yours would be.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let library: Target.Dependency = .product(name: "ReactiveHybrid", package: "proscons")

let package = Package(
  name: "examples",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "todo", targets: ["ToDo"]),
    .executable(name: "gallery", targets: ["Gallery"]),
  ],
  dependencies: [.package(name: "proscons", path: "..")],
  targets: [
    .executableTarget(name: "ToDo", dependencies: [library], path: "ToDo", swiftSettings: strict),
    .executableTarget(
      name: "Gallery", dependencies: [library], path: "Gallery", swiftSettings: strict),
    .testTarget(
      name: "ExamplesTests",
      dependencies: [
        "Gallery", "ToDo", library,
        .product(name: "ReactiveHybridTesting", package: "proscons"),
      ],
      path: "Tests", swiftSettings: strict),
  ]
)

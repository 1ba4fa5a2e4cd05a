// swift-tools-version: 6.2

import PackageDescription

// The same view model in three ways. A package of its own, so that the examples need no framework.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "compared",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "proscons", path: "../.."),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
  ],
  targets: [
    .target(
      name: "Compared",
      dependencies: [
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "ReactiveHybrid", package: "proscons"),
      ],
      path: "Sources", swiftSettings: strict),
    .testTarget(
      name: "ComparedTests",
      dependencies: [
        "Compared", .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "ReactiveHybrid", package: "proscons"),
        .product(name: "ReactiveHybridTesting", package: "proscons"),
      ],
      path: "Tests", swiftSettings: strict),
  ]
)

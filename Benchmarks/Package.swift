// swift-tools-version: 6.2

import PackageDescription

// A package of its own, so that whoever builds the program fetches nothing for its benchmark.
let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "proscons", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
  ],
  targets: [
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        .product(name: "BusinessLogic", package: "proscons"),
        .product(name: "Decisions", package: "proscons"),
        .product(name: "Presentation", package: "proscons"),
        .product(name: "Prompt", package: "proscons"),
        .product(name: "ReactiveHybrid", package: "proscons"),
        .product(name: "Services", package: "proscons"),
        .product(name: "TestSupport", package: "proscons"),
        .product(name: "UI", package: "proscons"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "OpenCombine", package: "OpenCombine"),
      ],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .defaultIsolation(MainActor.self),
      ])
  ]
)

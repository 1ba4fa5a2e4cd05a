/// The allowed imports of each target.
public enum ImportTable {
  /// The modules that each target may import: UI → BusinessLogic ← Services, with the program on
  /// top.
  public static let allowed: [String: Set<String>] = [
    "ReactiveHybrid": [],
    "ReactiveHybridTesting": ["ReactiveHybrid", "Threads"],
    "Primer": ["ReactiveHybrid"],
    "Decisions": [],
    "Escaping": [],
    "BusinessLogic": ["Decisions", "Escaping", "ReactiveHybrid"],
    "CLibrary": ["Glibc", "Darwin"],
    "Threads": ["CLibrary", "Glibc", "Synchronization"],
    "FolderWatch": ["CLibrary", "Threads", "SystemPackage"],
    "DecisionMarkdown": ["Decisions", "Glibc", "Darwin"],
    "JSONText": [],
    "Presentation": ["BusinessLogic", "Decisions", "JSONText", "ReactiveHybrid"],
    "Markup": [],
    "HTMLPages": ["BusinessLogic", "Decisions", "JSONText", "Markup", "Presentation"],
    "Services": [
      "BusinessLogic", "CLibrary", "CXattr", "DecisionMarkdown", "Decisions", "Escaping",
      "FolderWatch", "JSONText", "ReactiveHybrid", "Threads", "SystemPackage",
    ],
    "Recording": [
      "BusinessLogic", "Services", "Threads", "SystemPackage",
      // The JSON coder; on macOS it is a part of Foundation.
      "FoundationEssentials", "Foundation",
    ],
    "Prompt": [
      "CLibrary", "Escaping", "Threads", "CEditLine", "LibeditPresence", "Synchronization",
    ],
    "UI": [
      "BusinessLogic", "Decisions", "Escaping", "Presentation", "ReactiveHybrid", "Prompt",
      "Threads",
    ],
    "AgentInterface": [
      "BusinessLogic", "Decisions", "JSONText", "Presentation", "ReactiveHybrid", "Threads",
    ],
    "LivePage": [
      "BusinessLogic", "Decisions", "HTMLPages", "Markup", "Presentation", "ReactiveHybrid",
      "Threads", "NIOCore", "NIOHTTP1", "NIOPosix",
    ],
    "proscons": [
      "AgentInterface", "ArgumentParser", "BusinessLogic", "CLibrary", "CXattr", "Decisions",
      "HTMLPages", "LivePage",
      "MainLoop", "Presentation", "Prompt", "ReactiveHybrid", "Recording", "Revision", "Services",
      "Threads",
      "UI",
    ],
  ]

  /// The modules of the system.
  public static let system: Set<String> = [
    "Glibc", "Darwin", "Synchronization", "FoundationEssentials", "Foundation",
  ]

  /// Returns why `target` must not import `module`.
  static func reason(_ target: String, _ module: String) -> String {
    switch (target, module) {
    case (_, "Foundation"):
      "the whole of Foundation would be loaded at every start; the standard library suffices"
    case ("ReactiveHybrid", _), ("ReactiveHybridTesting", _), ("Primer", _):
      "the architecture stands alone, so that it can be read and used alone"
    case ("BusinessLogic", "UI"), ("BusinessLogic", "Prompt"), ("BusinessLogic", "AgentInterface"):
      "business logic doesn't know how it is shown, so another user interface can stand beside UI"
    case ("BusinessLogic", _):
      "business logic defines protocols, and services conform to them, so any service can be replaced"
    case ("Decisions", _): "values need nothing but the standard library"
    case ("Services", _): "a service doesn't know who asks"
    case ("Recording", _): "a recording is made at services and in a session's log"
    case ("AgentInterface", _), ("LivePage", _):
      "an interface knows neither another one nor a service"
    case ("HTMLPages", _): "a page for a browser is made from what every interface may know"
    case ("UI", "CLibrary"), ("UI", "Glibc"), ("UI", "Darwin"):
      "screens and commands call no system: services and the prompt do, which a test can replace"
    case ("UI", _): "a screen asks its view model, never a service"
    case ("Presentation", _): "what all interfaces say depends on none of them"
    case ("CLibrary", _), ("DecisionMarkdown", _), ("Escaping", _), ("FolderWatch", _),
      ("JSONText", _),
      ("Markup", _), ("Prompt", _),
      ("Threads", _):
      "an engine knows nothing of the program around it"
    default: "the table in Tests/TestTools/Architecture/ImportTable.swift doesn't allow it"
    }
  }
}

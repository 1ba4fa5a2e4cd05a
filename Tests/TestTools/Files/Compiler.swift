#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The compiler, asked about a piece of code that uses the package's modules.
public enum Compiler {
  /// The modules that belong to the tests under way; `nil` where they can't be found.
  public static let modules: String? = {
    let folder =
      CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false)
      .dropLast().joined(separator: "/") + "/Modules"
    guard !SourceTree.names(in: folder).isEmpty, output(of: "swiftc --version") != nil else {
      return nil
    }
    return folder
  }()

  /// The lines of `code`, from 1, in which the compiler finds an error.
  ///
  /// Code with errors of types is never asked about ownership: that takes a piece of its own.
  public static func refusedLines(of code: String) -> [Int] {
    Set(errors(in: code).compactMap { Int($0.prefix { $0 != ":" }) }).sorted()
  }

  /// The errors that the compiler finds in `code`, each from its line number on.
  public static func errors(in code: String) -> [String] {
    guard let modules else { return [] }
    let path = "/tmp/proscons-code-\(getpid())-\(code.hashValue).swift"
    guard let file = fopen(path, "w") else { return [] }
    fputs(code, file)
    fclose(file)
    defer { unlink(path) }
    let errors = output(
      of: """
        swiftc -emit-sil -o /dev/null -swift-version 6 -diagnostic-style llvm -I '\(modules)' \
        -Xcc -fmodule-map-file='\(SourceTree.root)/Sources/CEditLine/module.modulemap' '\(path)' 2>&1 \
        || true
        """)
    return (errors ?? "").split(separator: "\n").compactMap { line in
      guard line.hasPrefix("\(path):"), line.contains(" error: ") else { return nil }
      return String(line.dropFirst(path.count + 1))
    }
  }

  /// What a command of the shell prints; `nil` if it fails.
  private static func output(of command: String) -> String? {
    guard let pipe = popen(command, "r") else { return nil }
    let bytes = FileBytes.read(all: pipe)
    return pclose(pipe) == 0 ? String(decoding: bytes, as: UTF8.self) : nil
  }
}

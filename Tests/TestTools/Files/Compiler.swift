import CLibrary

/// Compiles code that uses the package's modules.
public enum Compiler {
  /// The folder of the modules built with these tests; `nil` without modules or compiler.
  public static let modules: String? = {
    let folder =
      CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false)
      .dropLast().joined(separator: "/") + "/Modules"
    guard !SourceTree.names(in: folder).isEmpty, output(of: "swiftc --version") != nil else {
      return nil
    }
    return folder
  }()

  /// Returns the numbers of the lines with compiler errors, starting at 1.
  ///
  /// The compiler doesn't check ownership in code with type errors, so test ownership in separate
  /// code.
  public static func refusedLines(of code: String) -> [Int] {
    Set(errors(in: code).compactMap { Int($0.prefix { $0 != ":" }) }).sorted()
  }

  /// Returns the compiler errors, each starting with its line number.
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
        -package-name "$(basename '\(SourceTree.root)' | tr A-Z- a-z_)" \
        -Xcc -fmodule-map-file='\(SourceTree.root)/Sources/CEditLine/module.modulemap' '\(path)' 2>&1 \
        || true
        """)
    return (errors ?? "").split(separator: "\n").compactMap { line in
      guard line.hasPrefix("\(path):"), line.contains(" error: ") else { return nil }
      return String(line.dropFirst(path.count + 1))
    }
  }

  /// Returns the names of the public declarations of a module, such as `Box.bind(_:)`, sorted.
  public static func declarations(of module: String) -> [String] {
    guard let modules else { return [] }
    let graph = output(
      of: """
        folder=$(mktemp -d) && triple=$(swiftc -print-target-info | sed -n 's/.*"triple": "\\(.*\\)",/\\1/p' | head -1)
        swift symbolgraph-extract -module-name '\(module)' -I '\(modules)' -target "$triple" \
        -minimum-access-level public -skip-synthesized-members -output-dir "$folder"
        cat "$folder"/*.json && rm -r "$folder"
        """)
    let names = (graph ?? "").matches(of: /"pathComponents":\[([^\]]*)\]/).map { match in
      match.1.split(separator: "\",\"").joined(separator: ".").filter { $0 != "\"" }
    }
    return Set(names).sorted()
  }

  /// Returns the output of a shell command; `nil` if it fails.
  private static func output(of command: String) -> String? {
    guard let pipe = popen(command, "r") else { return nil }
    let bytes = FileBytes.read(all: pipe)
    return pclose(pipe) == 0 ? String(decoding: bytes, as: UTF8.self) : nil
  }
}

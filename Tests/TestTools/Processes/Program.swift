import CLibrary

/// The programs built by this package.
public enum Program {
  /// Returns the path of a product: in the folder of `PROGRAMS`, or beside the running tests.
  public static func path(_ name: String = "proscons") -> String {
    if let folder = getenv("PROGRAMS") { return String(cString: folder) + "/" + name }
    let tests = testsPath()
    return tests.prefix(upTo: tests.lastIndex(of: "/") ?? tests.startIndex) + "/" + name
  }

  private static func testsPath() -> String {
    #if canImport(Glibc)
      var buffer = [UInt8](repeating: 0, count: 4096)
      let count = buffer.withUnsafeMutableBytes {
        guard let start = $0.bindMemory(to: CChar.self).baseAddress else { return 0 }
        return readlink("/proc/self/exe", start, $0.count)
      }
      return String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
    #else
      // The tests are a library in a bundle: Name.xctest/Contents/MacOS/Name.
      var information = Dl_info()
      guard dladdr(#dsohandle, &information) != 0, let name = information.dli_fname else {
        return ""
      }
      let path = String(cString: name)
      guard let bundle = path.range(of: ".xctest/") else { return path }
      return String(path[..<bundle.lowerBound])
    #endif
  }
}

import Testing

@testable import Prompt

nonisolated struct ViKeysTests {
  private func keys(_ typed: String) -> ViKeys {
    var keys = ViKeys()
    for key in typed.unicodeScalars { keys.press(key == "$" ? ViKeys.escape : key) }
    return keys
  }

  @Test(arguments: [
    ("x", ViChange(command: "x")), ("3x", ViChange(count: "3", command: "x")),
    ("2d10w", ViChange(count: "2", command: "d10w")), ("d0", ViChange(command: "d0")),
    ("dd", ViChange(command: "dd")), ("dfx", ViChange(command: "dfx")),
    ("rx", ViChange(command: "r", text: "x")),
    ("cwone$", ViChange(command: "cw", text: "one")),
    ("ct世a$", ViChange(command: "ct世", text: "a")),
    ("ione\u{7F}\u{9}$", ViChange(command: "i", text: "on")),
    ("ione\u{1B}[1;5Dtwo\u{1B}OA$", ViChange(command: "i", text: "")),
  ])
  func `A change is its command, its number and what was typed`(keys: String, change: ViChange) {
    #expect(self.keys("$" + keys).last == change)
  }

  @Test(arguments: ["", "x", "$3h", "$yw", "$fx", "$d", "$3$", "$/", "$d/", "$3d0", "$d\u{1B}[Aw"])
  func `What changes nothing, or has not ended, is none`(keys: String) {
    #expect(self.keys(keys).last == nil)
  }

  @Test func `A change stays the last one when another line begins`() {
    var keys = keys("$Aone")
    keys.beginLine()
    #expect(keys.last == ViChange(command: "A", text: "one"))
    keys.press("x")
    keys.press(ViKeys.escape)
    #expect(keys.last == ViChange(command: "A", text: "one"))
  }

  @Test func `The number before a repetition is kept for the next`() {
    #expect(keys("$2x3.").last == ViChange(count: "3", command: "x"))
    #expect(keys("$2x.").last == ViChange(count: "2", command: "x"))
  }

  @Test func `A question is not to be asked about, nor text after it`() {
    #expect(!keys("$c/").isUnsure)
    #expect(!keys("$c?").isUnsure)
  }

  @Test func `A number is not put before the motion to the beginning`() {
    #expect(ViChange(count: "3", command: "c0", text: "x").keys == "c0")
    #expect(ViChange(count: "3", command: "dw").keys == "3dw")
  }

  @Test(arguments: ["cw", "c2w", "r", "_"])
  func `A command that may fail is one to be asked about`(command: String) {
    var keys = keys("$" + command)
    #expect(keys.isUnsure)
    keys.ask()
    keys.settle(isTyping: false)
    #expect(!keys.isUnsure)
    #expect(!keys.isTyping)
    keys.press("x")
    #expect(keys.last == ViChange(command: "x"))
  }

  @Test func `Only what can be text or looked for may be of any script`() {
    #expect(!keys("").isForeign("世"))
    #expect(keys("$").isForeign("世"))
    #expect(!keys("$").isForeign("é"))
    #expect(keys("$d").isForeign("世"))
    #expect(!keys("$f").isForeign("世"))
    #expect(!keys("$r").isForeign("世"))
    #expect(keys("$r世").isForeign("世"))
    #expect(!keys("$i").isForeign("世"))
  }
}

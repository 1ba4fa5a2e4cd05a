import TestTools
import Testing

@testable import Prompt

@Suite("Every question at the prompt")
struct QuestionTests {
  @Test("shows no as its default, and takes Enter, ^C, ^D and the end of the input for it")
  func defaults() {
    let name = "\u{1B}[31mx"
    let question = Question("Replace \(name)?")
    #expect(question.prompt == "Replace \\u{1B}[31mx? (y, N) ")
    for key in ["\r", "\n", "n", "N"].map({ Key.scalar($0) }) + [.interrupt, .end] {
      #expect(Question.answer(to: key) == false)
    }
    for event in [LineEvent.line(""), .line("n"), .line("yet"), .interrupted, .end] {
      #expect(!Question.agrees(event))
    }
    #expect(Question.answer(to: .scalar("y")) == true && Question.agrees(.line("Yes")))
  }

  @Test("is a Question: nothing else asks for a yes")
  func only() {
    let asking = SourceTree.swiftFiles(below: "Sources").filter { path in
      SourceTree.lines(of: path).contains { $0.contains(/[(\[] ?[yY](es)?[,\/|] ?[nN](o)?[)\]]/) }
    }
    #expect(asking.map { $0.split(separator: "/").last } == ["Question.swift"])
  }
}

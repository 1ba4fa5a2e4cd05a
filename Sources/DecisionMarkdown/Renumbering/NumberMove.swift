import Decisions

/// The move of a decision's file to another number: what references to it are made of.
package struct NumberMove: Sendable {
  /// The normalized path of the file before the move.
  package let path: String
  /// The number in the new name, as written there: `0012`.
  package let digits: String
  /// The parts of the old name: what stands before the number, the number, what stands behind it,
  /// and the extension.
  let head: String
  let old: String
  let tail: String
  let ending: String
  let number: Int
  private let newNumber: Int
  /// The anchor of a title that begins with the number: `adr-0007-which-queue`; `nil` for another.
  let anchor: String?
  /// Whether nothing else, such as a picture, has the file's name without its extension.
  let ownsName: Bool

  /// Creates the move of the file at `path`, which holds `text`; `nil` if its name or `digits` hold
  /// no number.
  package init?(of path: String, to digits: String, in text: [UInt8], ownsName: Bool = true) {
    let name = path.split(separator: "/").last ?? ""
    let head = name.prefix { !$0.isASCII || !$0.isNumber }
    let old = name[head.endIndex...].prefix { $0.isASCII && $0.isNumber }
    let rest = name[old.endIndex...]
    let ending = rest.lastIndex(of: ".").map { rest[$0...] } ?? ""
    guard let number = Int(old), let newNumber = Int(digits) else { return nil }
    (self.path, self.digits, self.ownsName) = (normalized(path), digits, ownsName)
    (self.head, self.old) = (String(head), String(old))
    (tail, self.ending) = (String(rest.dropLast(ending.count)), String(ending))
    (self.number, self.newNumber) = (number, newNumber)
    let title = LayoutReader.layout(of: text).title?.text
    anchor = title.flatMap { $0.number(in: text) == number ? text.anchor(of: $0) : nil }
  }

  /// The name of the file after the move.
  package var newName: String { head + digits + tail + ending }

  /// The normalized path of the file's folder.
  var folder: String { normalized("\(path)/..") }

  /// Returns the new number in the width in which the old one is written.
  func digits(like written: ArraySlice<UInt8>) -> String {
    if written.count == old.utf8.count { return digits }
    let plain = String(newNumber)
    let width = written.first == "0" ? written.count : 0
    return String(repeating: "0", count: max(0, width - plain.count)) + plain
  }
}

extension Range<Int> {
  /// Returns the range of the number that begins a title: `7. Queue`, `ADR-0007: Queue`,
  /// `[ADR 7] Queue`, `0007 Queue`; `nil` for another title.
  func rangeOfNumber(in bytes: [UInt8]) -> Range<Int>? {
    let text = drop { bytes[$0].isDecoration || bytes[$0] == "[" || bytes[$0].isSpace }
    let word = text.prefix { bytes[$0].isWordByte }
    let isNamed = Language.titleRecords.contains(bytes.string(word).lowercased())
    let gap = text.dropFirst(word.count).prefix { bytes[$0].isOne(of: " -_#") }
    guard word.isEmpty ? gap.isEmpty : isNamed && gap.count < 3 else { return nil }
    let digits = text.dropFirst(word.count + gap.count).prefix { bytes[$0].isDigit }
    guard let first = digits.first, digits.count < 10 else { return nil }
    let rest = digits.upperBound..<upperBound
    let next = bytes.first(of: rest) ?? " "
    let sign = bytes.first(of: bytes.trimmed(rest)) ?? " "
    let behind = bytes.first(of: rest.dropFirst()) ?? " "
    let isApart = next.isOne(of: ".:)]_*`~") ? !behind.isDigit : next.isSpace
    let isEnd = sign == " "
    let isSigned =
      sign.isOne(of: ".:)]-|") || bytes.begins(bytes.trimmed(rest), withOneOf: ["–", "—"])
    return isApart && (isSigned || isEnd || isNamed || bytes[first] == "0") ? digits : nil
  }

  fileprivate func number(in bytes: [UInt8]) -> Int? {
    rangeOfNumber(in: bytes).flatMap { Int(bytes.string($0)) }
  }
}

extension [UInt8] {
  /// Returns the anchor that a heading has on GitHub.
  fileprivate func anchor(of title: Range<Int>) -> String {
    String(
      string(title).lowercased().compactMap { sign in
        sign.isWhitespace ? "-" : sign.isLetter || sign.isNumber || "-_".contains(sign) ? sign : nil
      })
  }
}

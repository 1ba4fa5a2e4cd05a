extension String {
  /// The path as a part of a URL (RFC 3986), in which no byte can end a link or a cell of a table.
  package var escapedInURL: String {
    utf8.map { byte -> String in
      let sign = Character(Unicode.Scalar(byte))
      let isPlain = sign.isASCII && (sign.isLetter || sign.isNumber) || "-._~/".contains(sign)
      let digits = String(byte, radix: 16, uppercase: true)
      return isPlain ? String(sign) : "%" + (digits.count == 1 ? "0" : "") + digits
    }.joined()
  }
}

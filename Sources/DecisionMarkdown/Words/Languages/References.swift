/// The words by which files of any language refer to decisions: names of records and of fields.
extension Language {
  /// The names of a record before its number, in any text.
  static let records: Set = ["adr", "adrs", "madr", "madrs"]

  /// The names of other series before a number, unless the folder's files are called so.
  static let otherRecords: Set = ["rfc", "rfcs"]

  /// The names before the number of a title.
  static let titleRecords: Set = ["adr", "madr", "decision"]

  static let titleField = "title"

  /// The field in front matter that names a template or a tool.
  static let templateField: StaticString = "name"

  /// The fields that hold a decision's own number.
  static let numberFields: Set = [
    "id", "number", "nr", "no", "adr", "adr-id", "adr_id", "adr-number", "adr_number",
  ]

  /// Parts of the names of fields that hold the numbers of other decisions.
  static let relations = [
    "supersed", "replac", "amend", "relat", "depend", "refin", "extend", "obsolet", "deprecat",
    "link",
  ]
}

extension ArraySlice<UInt8> {
  /// Whether the last word is the name of another series, such as `RFC`.
  var endInOtherRecord: Bool {
    FoldedWords(self).words.last.map(Language.otherRecords.contains) == true
  }
}

/// Headings that stand for a section as a whole, word for word.
extension SectionWords {
  static let phrases: [String: SectionRole] = {
    var phrases: [String: SectionRole] = [:]
    for (role, list) in phraseLists { for phrase in list { phrases[phrase] = role } }
    return phrases
  }()

  private static let phraseLists: [(SectionRole, [String])] = [
    (
      .status,
      [
        "status", "state", "statut", "estado", "stato", "статус", "decision status", "状态", "狀態",
        "状態", "ステータス", "상태",
      ]
    ),
    (
      .date,
      [
        "date", "last modified", "last updated", "datum", "fecha", "data", "decision date", "дата",
        "日期", "日付", "날짜",
      ]
    ),
    (.name, ["title", "titel", "titre", "titulo", "titolo"]),
    (.context, ["summary", "description", "introduction", "technical story", "overview"]),
    (
      .comparison,
      [
        "evaluation", "analysis", "comparison", "discussion", "trade offs", "tradeoffs",
        "arguments", "argument", "evaluation of options", "option details", "assessment",
        "bewertung", "abwagung", "vergleich", "diskussion", "option analysis",
        "options analysis", "vor und nachteile", "vor und nachteile der optionen",
        "fur und wider", "plus and minus", "swot", "details", "优缺点", "優缺點", "方案对比", "장단점",
      ]
    ),
    (
      .options,
      [
        "alternatives", "alternative", "options", "what we considered", "considered",
        "alternativen", "rejected ideas", "rejected suggestions",
      ]
    ),
    (
      .outcome,
      [
        "recommendation", "rationale", "justification", "begrundung", "what we decided",
        "confirmation", "empfehlung", "validation", "final answer", "answer", "recommandation",
        "recomendacion",
        "recomendacao", "raccomandazione", "aanbeveling", "anbefaling", "rekommendation",
        "rekomendacja", "rekomendasi", "рекомендация", "推荐", "推奨", "권고",
      ]
    ),
    (
      .other,
      [
        "links", "references", "reference", "more information", "notes", "note", "see also",
        "related", "related decisions", "appendix", "open questions", "changelog", "history",
        "implementation", "compliance", "further reading", "resources", "glossary",
        "related links", "related adrs", "participants", "deciders", "stakeholders", "authors",
        "assumptions", "constraints", "scope", "goals", "non goals", "terminology",
        "next steps", "todo", "action items", "metadata", "tags", "weitere informationen",
        "verweise", "liens", "enlaces", "anmerkungen", "notizen", "remarks", "unresolved questions",
        "resume", "zusammenfassung", "follow up", "related documents", "supersedes", "about",
        "additional", "additional information", "additional notes", "additional considerations",
        "other considerations", "informations supplementaires",
      ]
    ),
  ]
}

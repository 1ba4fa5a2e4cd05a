extension Language {
  static let german = Language(
    because: "weil",
    opposites: [["gut", "schlecht", "neutral"], ["vorteil", "nachteil"]],
    words: [
      .good: "besser gut positiv",
      .bad: "negativ schlecht schlechter",
      .neutral: "neutral",
      .pros: "pluspunkte pro starke starken vorteil vorteile",
      .cons: """
      contra dagegen einschrankungen limitierungen minuspunkte nachteil nachteile schwache
      schwachen wider
      """,
      .beneficiary: "dafur fur",
      .because: "da denn weil",
      .clearBecause: "weil",
      .filler: """
      auswirkungen das der die erwartete folgen konsequenzen oder option risiken risiko und
      """, .connector: "bei da des fur mit von", .comparing: "gegenuber",
      .tradeOff: "kosten", .risk: "risiken risiko",
      .option: "ansatz losung option variante vorschlag",
      .options: """
      alternativen losungen losungsmoglichkeiten losungsvarianten option optionen varianten
      """,
      .alternative: "option variante",
      .ordinal: "drei eins zwei",
      .mitigation: "gegenmassnahme gegenmassnahmen",
      .outcome: "entscheid entscheidung entschluss ergebnis",
      .consequence: "auswirkungen folgen konsequenz konsequenzen",
      .driver: """
      anforderungen entscheidungsfaktoren entscheidungskriterien entscheidungstreiber kriterien
      treiber
      """,
      .criterion: "aspekt kriterium",
      .context: "ausgangslage fragestellung hintergrund kontext problem probleme problemstellung",
      .common: "aber abgelehnte betrachtete erwogene gepruft mogliche uberlegte verworfene weitere",
      .chosen: "gewahlt gewahlte",
      .choiceMark: "angenommen ausgewahlt implementiert umgesetzt",
      .decision: "wahlen",
      .rejected: "abgelehnt verworfen",
      .rejecting: "ablehnung",
      .denial: "kein keine nicht",
      .turn: "kein keine nicht ohne",
      .verdictTitle: "status",
      .why: "warum wieso",
      .reason: "grund grunde",
      .problem: "bedenken problem probleme",
      .subject: "dies diese dieser dieses es wir",
      .auxiliary: "haben ist sind war wir wird worden wurde wurden",
      .remark: "aber doch oder siehe spater und",
      .joining: "und",
      .nothing: "keine",
    ],
    headings: [
      .name: "titel",
      .status: "status",
      .date: "datum, erstellt, erstellt am",
      .options: "alternative, alternativen, in betracht gezogene optionen",
      .comparison: """
      abwagung, bewertung, diskussion, fur und wider, vergleich, vor und nachteile,
      vor und nachteile der optionen
      """,
      .outcome: "begrundung, empfehlung",
      .other: "anmerkungen, notizen, verweise, weitere informationen, zusammenfassung",
    ])
}

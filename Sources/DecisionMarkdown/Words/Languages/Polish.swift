extension Language {
  static let polish = Language(
    words: [
      .good: "dobre dobrze",
      .bad: "zle",
      .neutral: "neutralnie",
      .pros: "plusy pozytywne zaleta zalety zysk zyski",
      .cons: "minusy negatywne wada wady",
      .because: "bo poniewaz",
      .filler: "i konsekwencje opcji wariantow",
      .tradeOff: "koszt koszty",
      .option: "opcja wariant",
      .options: "alternatywy opcje opcji warianty",
      .alternative: "opcja",
      .outcome: "decyzja",
      .consequence: "konsekwencje skutki",
      .context: "kontekst",
      .common: "rozwazane rozwazone",
      .chosen: "wybrana wybrano wybrany",
      .decision: "wybieramy",
      .rejected: "odrzucona odrzucone",
      .rejecting: "odrzucenia",
      .why: "dlaczego",
      .reason: "powod",
      .problem: "problemy",
    ],
    headings: [
      .status: "status",
      .outcome: "rekomendacja",
    ])
}

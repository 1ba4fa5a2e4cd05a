extension Language {
  static let norwegian = Language(
    words: [
      .good: "bra fordelaktig godt",
      .neutral: "neutralt",
      .pros: "fordel fordeler",
      .cons: "ulempe ulemper",
      .because: "fordi",
      .filler: "en konsekvenser",
      .option: "alternativ",
      .options: "alternativ alternativer muligheter",
      .mitigation: "mitigering tiltak",
      .outcome: "beslutning",
      .consequence: "konsekvenser",
      .context: "kontekst",
      .common: "vurderte",
      .chosen: "valgt",
      .decision: "velger",
      .rejected: "avvist forkastet",
      .rejecting: "avvisning",
      .why: "hvorfor",
      .reason: "arsak grunn",
      .joining: "en",
    ],
    headings: [
      .status: "status",
      .outcome: "anbefaling",
    ])
}

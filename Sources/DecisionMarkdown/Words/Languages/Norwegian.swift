import Decisions

extension Language {
  static let norwegian = Language(
    writing: Writing(
      good: "Fordel: ", bad: "Ulempe: ", neutral: "Neutralt: ",
      chosen: "Valgt alternativ: \"…\"", because: ", fordi ",
      headings: [
        .status: "Status", .date: "Dato", .context: "Kontekst", .drivers: "Kriterier",
        .options: "Vurderte alternativer", .outcome: "Beslutning",
        .consequences(nil): "Konsekvenser", .comparison: "Fordeler og ulemper",
        .other: "Lenker",
      ],
      proposed: "foreslått", superseded: "erstattet av", succeeds: "Erstatter"),
    opposites: [["fordel", "ulempe"], ["fordeler", "ulemper"]],
    ordinals: "siste, forste, andre, tredje, fjerde, femte",
    succeeding: "erstatter",
    words: [
      .good: "bra fordelaktig godt",
      .neutral: "neutralt",
      .pros: "fordel fordeler",
      .cons: "ulempe ulemper",
      .because: "fordi",
      .filler: "en konsekvenser",
      .option: "alternativ",
      .options: "alternativ alternativer muligheter",
      .nothing: "ingen",
      .mitigation: "mitigering tiltak",
      .outcome: "anbefaling beslutning valg",
      .consequence: "konsekvenser",
      .driver: "drivere kriterier",
      .weighting: "vekt vekting",
      .context: "kontekst",
      .considered: "vurderte",
      .chosen: "valgt velges",
      .decision: """
      anbefaler besluttet bruke bruker fortsetter gar implementere innforer tar velge velger
      """,
      .rejected: "avvisning avvist avviste forkastede forkastet",
      .why: "hvorfor",
      .reason: "arsak grunn",
      .everything: "alle begge",
      .joining: "en men",
      .degree: "meget svaert veldig",
      .decider: "jeg team vi",
      .helping: "ble blir er har skal vil",
      .future: "blir skal vil",
      .adopted: "brukt innfort",
      .particle: "a at da den derfor det en et for i med na oss pa som til var vart",
      .hedge: "burde dersom foreslar foreslo forst hadde hvis kunne om sa tidligere ville",
      .initially: "opprinnelig",
      .comparing: "erstatter fremfor istedenfor stedet",
      .denial: "aldri ikke ingen mot",
      .statusLead: "er", .following: "na",
      .successorLead: "adr av beslutning nr",
      .agent: "av",
      .impersonal: "det",
    ],
    fields: [
      .updated: "oppdatert, sist oppdatert",
      .created: "opprettet",
      .names(.deciders): "beslutningstakere",
      .names(.consulted): "konsultert",
      .names(.informed): "informert",
    ],
    states: [
      .undecided: """
      apen, foreslatt, forslag, til behandling, under arbeid, under vurdering, utkast
      """,
      .accepted: "akseptert, besluttet, godkjent, vedtatt",
      .rejected: "avvist, forkastet, trukket",
      .superseded: "erstattet",
      .deprecated: "foreldet, utdatert, utgatt",
    ])
}

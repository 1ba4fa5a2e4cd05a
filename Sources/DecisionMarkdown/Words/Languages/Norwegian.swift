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
      .good: "bra fordelaktig god godt positivt",
      .neutral: "neutralt noytral noytralt",
      .pros: "fordel fordeler foremon foremoner gevinster pluss styrker",
      .cons: "bakdeler imot svakheter ulempe ulemper",
      .because: "ettersom fordi siden",
      .filler: "argumenter det en konsekvenser og sider som taler",
      .option: "alternativ losning opsjon",
      .options: """
      alternativ alternativene alternativer losninger losningsalternativer losningsforslag
      loysingar muligheter opsjoner
      """,
      .nothing: "ingen",
      .mitigation: "mitigering tiltak",
      .outcome: """
      anbefaling avgjerd avgjorelse beslutning beslutningsresultat beslutningsutfall konklusjon
      utfall valg valget vedtak
      """,
      .consequence: "folger implikasjoner konsekvens konsekvenser virkninger",
      .driver: "drivere kriterier mal",
      .weighting: "vekt vekting",
      .context: "bakgrunn kontekst motivasjon problembeskrivelse problemstilling situasjon",
      .considered: "betraktede moglege mulige vurdert vurderte",
      .chosen: "valgt valgte velges",
      .decision: """
      anbefaler benytte benytter benyttes beslutter besluttet bestemt bestemte bruk bruke bruker
      brukes fortsetter gar implementere innforer landet satser tar velge velger
      """,
      .rejected: "avvisning avvist avviste bortvalgte forkastede forkastet",
      .why: "hvorfor",
      .reason: "arsak begrunnelse grunn",
      .everything: "alle begge",
      .joining: "en men",
      .degree: "meget svaert veldig",
      .decider: "jeg team teamet vi",
      .helping: "ble blir er falt har kommer skal vil",
      .future: "blir kommer skal vil",
      .adopted: "brukt innfort",
      .particle: "a at da den derfor det en et for i likevel med oss pa som til var vart",
      .hedge: "burde dersom foreslar foreslo forst hadde hvis kunne om sa tidligere ville",
      .initially: "na opprinnelig",
      .leaving: "alternativ avvikle erstatning erstatte etterfolger fjerne unntatt",
      .trial: "kandidat pilot prototype",
      .comparing: "erstatter fremfor istedenfor stedet",
      .denial: "aldri bort ikke ingen mot",
      .statusLead: "er",
      .following: "na",
      .successorLead: "adr av beslutning nr",
      .agent: "av",
      .impersonal: "det",
      .bad: "darlig negativt",
      .neutrals: "noytrale",
      .common: "av dagens hver hvert",
      .connector: "med ved",
      .comparison: "analyse drofting sammenligning vurdering",
      .choiceMark: "akseptert besluttet vedtatt",
      .antecedent: "den det dette", .timeLead: "i siden",
      .foreign: "andre annen annet forrige gamle",
      .affirming: "ja",
      .beneficiary: "for",
    ],
    headings: [
      .other: "innholdsfortegnelse",
      .status: "beslutningsstatus, vedtaksstatus",
      .date: "beslutningsdato, dato for beslutning, vedtaksdato",
      .options: "alternativer som ble forkastet, alternativer som ble vurdert, forkastet",
      .comparison: "for og imot",
    ],
    fields: [
      .updated: "oppdatert, sist oppdatert",
      .created: "besluttet, opprettet",
      .names(.deciders): """
      beslutningstagere, beslutningstaker, beslutningstakere, besluttet av, vedtatt av
      """,
      .names(.consulted): "konsultert",
      .names(.informed): "informert",
    ],
    states: [
      .undecided: """
      apen, enna ikke vedtatt, foreslatt, forslag, pagar, til behandling, til diskusjon, til vurdering, under arbeid,
      under behandling, under diskusjon, under vurdering, utkast
      """,
      .accepted: """
      akseptert, besluttet, bestemt, gjeldende, gjennomfort, godkjent, godtatt, implementert,
      innfort, vedtatt
      """,
      .rejected: "avslatt, avvist, forkastet, ikke godkjent, trukket",
      .superseded: "avlost, erstattet, overstyrt av",
      .deprecated: "avviklet, foreldet, ikke lenger gjeldende, utdatert, utfaset, utgatt",
    ])
}

import Decisions

extension Language {
  static let italian = Language(
    writing: Writing(
      good: "Buono, perché ", bad: "Cattivo, perché ", neutral: "Neutro, perché ",
      chosen: "Opzione scelta: \"…\"", because: ", perché ",
      headings: [
        .status: "Stato", .date: "Data", .context: "Contesto e problema",
        .drivers: "Criteri di decisione",
        .options: "Opzioni considerate", .outcome: "Decisione",
        .consequences(nil): "Conseguenze", .comparison: "Vantaggi e svantaggi delle opzioni",
        .other: "Link",
      ],
      proposed: "proposta", superseded: "sostituita da", succeeds: "Sostituisce"),
    opposites: [
      ["vantaggi", "svantaggi"], ["buono", "cattivo", "neutro"], ["pro", "contro"],
      ["positive", "negative", "neutre"],
    ],
    ordinals:
      "ultima ultimo, prima primo, seconda secondo, terza terzo, quarta quarto, quinta quinto",
    succeeding: "sostituisce",
    words: [
      .good: "bene buona buono meglio positive positivo",
      .bad: "cattiva cattivo male negative negativo peggio",
      .neutral: "neutra neutro",
      .pros: "positiva positive pro vantaggi vantaggio",
      .cons: "con contro limitazioni negativa svantaggi svantaggio",
      .neutrals: "neutrale neutrali",
      .because: "da perche poiche",
      .filler: "alternative conseguenze d e ed gli i il in l la le o rischi se",
      .connector: "con da dei del della delle dello di in", .tradeOff: "costi costo rischi",
      .option: "alternativa alternative approccio opzione soluzione variante",
      .options: "alternative opzioni soluzioni",
      .nothing: "nessuna nessuno",
      .mitigation: "mitigazione mitigazioni",
      .outcome: "decisione esito raccomandazione risultato",
      .consequence: "conseguenze",
      .criterion: "criterio",
      .driver: "criteri fattori",
      .weighting: "peso",
      .context: "contesto problema",
      .considered: "considerate possibili valutate",
      .chosen: "scelta scelto selezionata selezionato",
      .choiceMark: "adottata approvata implementata implementato",
      .decision: """
      adotta adottare adotteremo adottiamo decidiamo deciso opta optato optiamo preferiamo
      procediamo raccomandiamo scegliamo sceglie scegliera scegliere sceglieremo usa usare
      usera useremo usiamo utilizza utilizzare utilizzera utilizzeremo utilizziamo
      """,
      .rejected: "rifiutata rifiutate rifiutati rifiutato scartata scartate scartati scartato",
      .denial: "contro mai non",
      .why: "perche",
      .reason: "motivo",
      .problem: "problema problemi",
      .subject: "il",
      .everything: "entrambe entrambi tutte tutti",
      .remark: "e ma o vedi",
      .joining: "e ma",
      .degree: "molto",
      .decider: "abbiamo noi si squadra team",
      .helping: "abbiamo ricade sara saranno si stata stato verra viene è",
      .future: "sara saranno verra",
      .adopted: "usata usato utilizzata utilizzato",
      .particle: """
      a ad al alla come comunque con d di gli i il in l la le lo migliore nostra nostro ora per
      quindi su un una uno
      """,
      .hedge: """
      alternativamente attualmente avevamo avrebbe avremmo disse dovremmo futuro potrebbe
      potremmo precedentemente prima propone proposto qualora sarebbe se secondo voleva
      volevamo
      """,
      .initially: "inizialmente",
      .comparing: "anziche invece piuttosto posto rispetto sostituisce",
      .statusLead: "e stata stato", .following: "ora poi",
      .successorLead: "adr da dal dalla decisione",
      .agent: "da dalla",
      .impersonal: "si",
      .choosing: "adottata adottato",
      .affirming: "si",
    ],
    headings: [
      .name: "titolo"
    ],
    fields: [
      .updated: "aggiornato, aggiornato il, ultimo aggiornamento",
      .created: "creato il, data di creazione",
      .names(.deciders): "decisori",
      .names(.consulted): "consultati",
      .names(.informed): "informati",
      .names(.tags): "etichette",
    ],
    states: [
      .undecided:
        "aperta, aperto, bozza, in attesa, in discussione, in revisione, proposta, proposto",
      .accepted: """
      accettata, accettato, adottata, adottato, approvata, approvato, decisa, deciso,
      implementata, implementato
      """,
      .rejected: "respinta, respinto, rifiutata, rifiutato, ritirata, ritirato, scartata, scartato",
      .superseded: "sostituita, sostituito, superata da, superato da",
      .deprecated: "deprecata, deprecato, obsoleta, obsoleto",
    ])
}

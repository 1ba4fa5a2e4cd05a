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
      .pros: """
      benefici beneficio favore forza positiva positive positivi pregi pregio pro vantaggi
      vantaggio
      """,
      .cons: """
      con contro controindicazione controindicazioni debolezza deboli difetti difetto limitazioni
      limite limiti negativa negativi sfavore svantaggi svantaggio
      """,
      .neutrals: "neutrale neutrali neutri",
      .because: "da dato perche poiche visto",
      .filler: """
      a alternative aspetti conseguenze d di e ed gli i il impatti in l la lati le o punti punto
      rischi se
      """,
      .connector: "con da dei del della delle dello di in",
      .tradeOff: "costi costo rischi", .costs: "costi rischi",
      .option: "alternativa alternative approccio candidato ipotesi opzione soluzione variante",
      .options: "alternative candidate candidati ipotesi opzioni soluzioni",
      .nothing: "nessuna nessuno", .behindNothing: "nota noto",
      .mitigation: "mitigazione mitigazioni",
      .outcome: "decisione esito raccomandazione risultato",
      .consequence: "conseguenze implicazioni ripercussioni",
      .criterion: "criterio",
      .driver: "criteri fattori",
      .weighting: "peso",
      .context: "contesto motivazione problema situazione",
      .considered: "analizzate considerate esaminate possibili valutate",
      .chosen: "adottata adottato scelta scelto selezionata selezionato",
      .choiceMark: "accettata accettato adottata approvata implementata implementato",
      .verdictTitle: "verdetto",
      .decision: """
      adotta adottare adotteremo adottiamo decidiamo deciso migriamo opta optato optiamo passiamo
      preferiamo procede procediamo raccomandiamo scegliamo sceglie scegliera scegliere sceglieremo
      usa usare usera useremo usiamo utilizza utilizzare utilizzera utilizzeremo utilizziamo
      """,
      .rejected: """
      esclusa escluse esclusi escluso respinta respinte rifiutata rifiutate rifiutati rifiutato
      rifiuto rigettate scartata scartate scartati scartato scarto
      """,
      .denial: "contro mai non",
      .why: "perche",
      .reason: "motivo",
      .problem: "problema problemi",
      .subject: "il",
      .everything: "entrambe entrambi tutte tutti",
      .remark: "e ma o vedi",
      .reference: "vedi",
      .joining: "e ma",
      .degree: "molto",
      .decider: "abbiamo noi si squadra team",
      .helping: "abbiamo ha ricade ricaduta sara saranno si stata stato verra viene è",
      .future: "sara saranno verra",
      .adopted: "usata usato utilizzata utilizzato",
      .particle: """
      a ad al alla come comunque con d di entro gli i il in l la le lo migliore nostra nostro ora
      per quindi su un una uno
      """,
      .hedge: """
      alternativamente attualmente avevamo avrebbe avremmo disse dovremmo futuro potrebbe potremmo
      precedentemente prima propone proposto qualora sarebbe se secondo voleva volevamo
      """,
      .initially: "inizialmente",
      .leaving: """
      abbandonare abbandono alternativa eccetto eliminare eliminazione rimozione rimuovere
      sostituire sostituto sostituzione successore tranne
      """,
      .trial: "candidato pilota prototipo prova ripiego",
      .comparing: "anziche invece piuttosto posto rispetto sostituisce",
      .statusLead: "e stata stato",
      .following: "ora poi",
      .successorLead: "adr da dal dalla dalladr decisione",
      .agent: "da dalla",
      .impersonal: "si",
      .choosing: "adottata adottato",
      .common: "attuale definizione descrizione enunciato formulazione ogni tra",
      .comparison: "analisi confronto valutazione",
      .becauseTail: "che",
      .revoking: "abbandonata abbandonato annullata annullato revocata revocato",
      .antecedent: "cio questo", .timeLead: "da in",
      .foreign: "altra altro precedente vecchia vecchio",
      .affirming: "si",
    ],
    headings: [
      .other: "indice, sommario",
      .name: "titolo",
      .status: "stato della decisione",
      .date: "data decisione, data della decisione, deciso il",
      .options: """
      alternative non adottate, alternative non scelte, alternative prese in considerazione,
      opzioni prese in considerazione
      """,
      .outcome: """
      conclusione, decisione adottata, decisione finale, decisione presa, scelta, scelta finale
      """,
      .consequences(nil): "effetti",
    ],
    fields: [
      .updated: "aggiornato, aggiornato il, ultimo aggiornamento",
      .created: "creato il, data di creazione",
      .names(.deciders): "deciso da, decisore, decisori, responsabili della decisione",
      .names(.consulted): "consultati",
      .names(.informed): "informati",
      .names(.tags): "etichette",
    ],
    states: [
      .undecided: """
      aperta, aperto, bozza, da approvare, in attesa, in corso, in discussione, in revisione,
      in valutazione, non ancora accettata, non ancora accettato, non ancora approvata, proposta, proposto
      """,
      .accepted: """
      accettata, accettato, adottata, adottato, approvata, approvato, attiva, attivo, confermata,
      confermato, decisa, deciso, implementata, implementato, in vigore
      """,
      .rejected: """
      bocciata, bocciato, non approvata, non approvato, respinta, respinto, rifiutata, rifiutato,
      rigettata, rigettato, ritirata, ritirato, scartata, scartato
      """,
      .superseded: "rimpiazzata, rimpiazzato, sostituita, sostituito, superata da, superato da",
      .deprecated: """
      deprecata, deprecato, dismessa, dismesso, non piu valida, non piu valido, obsoleta, obsoleto
      """,
    ])
}

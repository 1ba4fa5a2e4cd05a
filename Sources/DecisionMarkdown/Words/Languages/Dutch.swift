import Decisions

extension Language {
  static let dutch = Language(
    writing: Writing(
      good: "Goed, omdat ", bad: "Slecht, omdat ", neutral: "Neutraal, omdat ",
      chosen: "Gekozen optie: \"…\"", because: ", omdat ",
      headings: [
        .status: "Status", .date: "Datum", .context: "Context en probleemstelling",
        .drivers: "Beslissingsfactoren",
        .options: "Overwogen opties", .outcome: "Besluit",
        .consequences(nil): "Gevolgen", .comparison: "Voor- en nadelen van de opties",
        .other: "Meer informatie, Verwijzingen",
      ],
      proposed: "voorgesteld", superseded: "vervangen door", succeeds: "Vervangt"),
    opposites: [
      ["goed", "slecht", "neutraal"], ["voordeel", "nadeel"], ["voordelen", "nadelen"],
      ["positieve", "negatieve", "neutrale"],
    ],
    ordinals: "laatste, eerste, tweede, derde, vierde, vijfde",
    succeeding: "vervangt",
    words: [
      .good: "beter goed positief",
      .bad: "negatief slecht slechter",
      .neutral: "neutraal",
      .pros: "pluspunten positieve voordeel voordelen voors",
      .cons: "beperkingen minpunten nadeel nadelen negatieve tegen tegens",
      .beneficiary: "voor",
      .because: "omdat",
      .filler: "consequenties de en gevolgen het of risicos van",
      .connector: "van voor",
      .comparing: "boven plaats vergeleken vervangt",
      .option: "aanpak alternatief oplossing oplossingsrichting optie variant",
      .options: "alternatieven oplossingen oplossingsrichtingen opties varianten",
      .outcome: "aanbeveling beslissing besluit conclusie keuze resultaat uitkomst",
      .consequence: "consequenties gevolgen",
      .driver: "beslissingsfactoren criteria eisen",
      .criterion: "criterium",
      .weighting: "gewicht weging",
      .context: "achtergrond context probleemstelling",
      .comparison: "afweging vergelijking",
      .considered: "mogelijke onderzocht overwogen",
      .chosen: "gekozen geselecteerd geselecteerde",
      .choiceMark: "aangenomen geaccepteerd goedgekeurd",
      .decision: """
      adviseren besloten gaan gebruiken gebruikt hanteren implementeren kiest kiezen nemen
      """,
      .adopted: "gebruikt ingevoerd ingezet toegepast",
      .rejected: "afgewezen afwijzing verworpen",
      .denial: "geen niet nooit tegen zonder",
      .why: "waarom",
      .reason: "reden redenen",
      .problem: "probleem problemen",
      .everything: "alle allebei beide",
      .joining: "en maar",
      .degree: "erg heel zeer",
      .decider: "ik team we wij",
      .helping: "ben hebben heeft is valt viel was werd worden wordt zal zijn zullen",
      .future: "gaan worden wordt zal zullen",
      .particle: """
      als bij daarom de dus een in met naar nu om ons onze op te toch uit uiteindelijk voor
      """,
      .hedge: """
      eerst indien kunnen later mogelijk momenteel oorspronkelijk overwegen stelt tenzij
      volgens voorheen wilden zou zouden
      """,
      .statusLead: "is", .following: "nu",
      .successorLead: "adr besluit door nr",
      .agent: "door",
      .impersonal: "er het",
      .tradeOff: "risicos",
      .affirming: "ja",
    ],
    headings: [
      .name: "titel",
      .options: "alternatief",
      .comparison: "voor en nadelen",
      .outcome: "motivatie",
    ],
    fields: [
      .updated: "bijgewerkt, laatst bijgewerkt",
      .created: "aangemaakt",
      .names(.deciders): "beslissers, besluitvormers, betrokkenen",
      .names(.consulted): "geraadpleegd",
      .names(.informed): "geinformeerd",
    ],
    states: [
      .undecided: "concept, in behandeling, ter discussie, voorgesteld, voorstel",
      .accepted: "aangenomen, besloten, geaccepteerd, goedgekeurd, vastgesteld",
      .rejected: "afgekeurd, afgewezen, ingetrokken, verworpen",
      .superseded: "vervangen",
      .deprecated: "verouderd, vervallen",
    ])
}

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
      .pros: "pluspunt pluspunten positieve sterke voordeel voordelen voors",
      .cons: """
      beperkingen bezwaar bezwaren minpunt minpunten nadeel nadelen negatieve tegen tegens zwakke
      """,
      .beneficiary: "voor",
      .because: "aangezien doordat omdat want",
      .filler: "argumenten consequenties de effecten en gevolgen het of punten risicos van",
      .connector: "van voor",
      .leaving: """
      afschaffen alternatief behalve opgeven opvolger uitfaseren vervangen vervanging verwijderen
      """,
      .trial: "kandidaat pilot proef prototype",
      .comparing: "boven plaats vergeleken vervangt",
      .option: "aanpak alternatief oplossing oplossingsrichting optie variant",
      .options: "alternatieven mogelijkheden oplossingen oplossingsrichtingen opties varianten",
      .outcome: """
      aanbeveling beslissing beslissingsuitkomst besloten besluit conclusie keuze resultaat uitkomst
      """,
      .consequence: "consequenties gevolgen implicaties",
      .driver: "beslissingsfactoren criteria eisen",
      .criterion: "criterium",
      .weighting: "gewicht weging",
      .context: """
      aanleiding achtergrond context probleem probleembeschrijving probleemstelling situatie
      vraagstuk
      """,
      .comparison: "afweging afwegingen analyse beoordeling evaluatie vergelijking",
      .considered: "afgewogen bekeken beschouwde mogelijke onderzocht onderzochte overwogen",
      .chosen: "gekozen geselecteerd geselecteerde",
      .choiceMark: "aangenomen geaccepteerd goedgekeurd",
      .verdictTitle: "oordeel",
      .decision: """
      adopteren adviseren besloten besluiten gaan gebruik gebruiken gebruikt hanteren implementeren
      kiest kiezen kozen nemen stappen
      """,
      .adopted: "gebruikt ingevoerd ingezet toegepast",
      .rejected: "afgekeurde afgevallen afgewezen afwijzing verworpen",
      .denial: "geen niet nooit tegen zonder",
      .nothing: "geen niets", .behindNothing: "bekend",
      .why: "waarom",
      .reason: "reden redenen",
      .problem: "probleem problemen",
      .everything: "alle allebei beide",
      .joining: "en maar",
      .degree: "erg heel zeer",
      .decider: "ik team we wij",
      .helping: """
      ben gevallen hebben heeft is maken valt viel was werd worden wordt zal zijn zullen
      """,
      .future: "gaan worden wordt zal zullen",
      .particle: """
      als bij daarom de dus een het in met naar om ons onze op over te toch uit uiteindelijk verder
      voor
      """,
      .hedge: """
      eerst indien kunnen later mogelijk momenteel oorspronkelijk overwegen stelt tenzij volgens
      voorheen wilden zou zouden
      """,
      .statusLead: "is",
      .following: "inmiddels nu",
      .successorLead: "adr besluit door nr",
      .agent: "door",
      .impersonal: "er het",
      .tradeOff: "risicos", .costs: "risicos", .rationale: "motivatie",
      .common: "elke genomen huidige ons",
      .neutrals: "neutrale",
      .initially: "nu",
      .revoking: "ingetrokken teruggedraaid", .antecedent: "dat dit het", .timeLead: "in sinds",
      .foreign: "ander andere oude vorige",
      .affirming: "ja",
    ],
    headings: [
      .other: "inhoudsopgave",
      .name: "titel",
      .options: "alternatief, overwogen en verworpen",
      .comparison: """
      voor en nadelen, voor en nadelen van de alternatieven, voor en nadelen van de varianten
      """,
      .outcome: "motivatie, wat gaan we doen",
      .status: "besluitstatus",
      .date: "besloten op, besluitdatum, datum besluit, datum van besluit",
      .consequences(nil): "effecten",
    ],
    fields: [
      .updated: "bijgewerkt, laatst bijgewerkt",
      .created: "aangemaakt",
      .names(.deciders): """
      beslisser, beslissers, beslissingnemers, beslist door, besloten door, besluitnemers,
      besluitvormers, betrokkenen
      """,
      .names(.consulted): "geraadpleegd",
      .names(.informed): "geinformeerd",
    ],
    states: [
      .undecided: """
      concept, in afwachting, in behandeling, in bespreking, in discussie, nog niet aangenomen, nog niet geaccepteerd,
      nog niet goedgekeurd, ter besluitvorming,
      ter discussie, voorgesteld, voorstel
      """,
      .accepted: """
      aangenomen, aanvaard, actief, akkoord, besloten, definitief, geaccepteerd, geimplementeerd,
      goedgekeurd, van kracht, vastgesteld
      """,
      .rejected: "afgekeurd, afgewezen, geweigerd, ingetrokken, niet goedgekeurd, verworpen",
      .superseded: "achterhaald door, opgevolgd door, vervallen door, vervangen",
      .deprecated: "achterhaald, niet meer geldig, uitgefaseerd, verouderd, vervallen",
    ])
}

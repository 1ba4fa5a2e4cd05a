import Decisions

extension Language {
  static let german = Language(
    writing: Writing(
      good: "Gut, weil ", bad: "Schlecht, weil ", neutral: "Neutral, weil ",
      chosen: "Gewählte Option: \"…\"", because: ", weil ",
      headings: [
        .status: "Status", .date: "Datum", .context: "Kontext und Problemstellung",
        .drivers: "Entscheidungstreiber",
        .options: "Betrachtete Optionen", .outcome: "Entscheidung",
        .consequences(nil): "Konsequenzen", .comparison: "Vor- und Nachteile der Optionen",
        .other: "Weitere Informationen, Verweise",
      ],
      proposed: "vorgeschlagen", superseded: "ersetzt durch", succeeds: "Ersetzt"),
    opposites: [
      ["gut", "schlecht", "neutral"], ["vorteil", "nachteil"], ["pro", "contra"],
      ["positive", "negative", "neutrale"],
    ],
    ordinals: """
      letzte letzten letzter letztes, eins erste ersten erster erstes, zwei zweite zweiten zweiter zweites,
      drei dritte dritten dritter drittes, vierte vierten, funfte funften
      """,
    succeeding: "ersetzt",
    words: [
      .good: "besser gut positiv vorteilhaft",
      .bad: "nachteilig negativ schlecht schlechter",
      .neutral: "neutral",
      .pros: """
      dafur pluspunkt pluspunkte pro staerken starke starken vorteil vorteile vorzug vorzuge
      """,
      .cons: """
      contra dagegen einschrankungen haken kontra limitierungen minuspunkt minuspunkte nachteil
      nachteile schwache schwachen schwachstelle schwachstellen schwaechen wider
      """,
      .beneficiary: "dafur fur",
      .because: "da denn weil",
      .filler: """
      ansatz ansatzes argumente aspekte auswirkungen das der die dieser dieses erwartete folgen
      konsequenzen losung oder option punkte risiken risiko seiten spricht und variante was
      """,
      .connector: "bei da des fur mit von wegen",
      .leaving: """
      abkehr ablosen ablosung abschaffen abschaffung alternative aufgeben ausser entfernen
      entfernung ersatz ersetzen nachfolger streichen verzicht verzichten weglassen
      """,
      .trial: "kandidat kandidaten pilot piloten probebetrieb prototyp prototypen",
      .comparing: "anstatt anstelle ersetzen ersetzt gegenuber statt",
      .tradeOff: "kosten risiken risiko", .costs: "kosten risiken", .rationale: "begrundung",
      .option: "ansatz losung option variante vorschlag",
      .options: """
      alternativen ansatze handlungsoptionen losungen losungsalternativen losungsmoglichkeiten
      losungsoptionen losungsraum losungsvarianten moglichkeiten option optionen varianten wege
      """,
      .mitigation: "gegenmassnahme gegenmassnahmen",
      .outcome: """
      beschluss empfehlung entscheid entscheidung entscheidungsergebnis entschluss ergebnis
      festlegung wahl
      """,
      .consequence: "auswirkungen folgen implikationen konsequenz konsequenzen",
      .driver: """
      anforderungen entscheidungsfaktoren entscheidungskriterien entscheidungstreiber kriterien
      treiber
      """,
      .criterion: "aspekt kriterium",
      .weighting: "gewicht gewichtung",
      .context: """
      anlass ausgangslage ausgangssituation fragestellung hintergrund kontext problem
      problembeschreibung probleme problemstellung situation
      """,
      .common: "aber detail getroffene im jede jeder uberblick unsere weitere",
      .considered: """
      berucksichtigte betrachtet betrachtete betrachteten bewertete diskutierte erwogene evaluiert
      evaluierte gepruft geprufte mogliche uberlegte untersucht untersuchte
      """,
      .chosen: "ausgewahlt ausgewahlte gewahlt gewahlte gewahlter gewahltes",
      .choiceMark: "akzeptiert angenommen ausgewahlt implementiert umgesetzt",
      .decision: """
      benutzen beschlossen bleiben einfuhren einsatz einsetzen empfehlen entscheiden entscheidet
      entschieden festgelegt fiel fuhren geeinigt implementieren migrieren nehmen nimmt nutzen
      nutzt setzen setzt standardisieren ubernehmen umsteigen verstandigt verwenden verwendet
      wahlen wahlt wechseln
      """,
      .rejected: """
      abgelehnt abgelehnte abgelehnten abgelehnter ablehnung ablehnungsgrund ausgeschlossen
      ausgeschlossene scheidet schied verworfen verworfene verworfenen verworfener verworfenes
      zuruckgestellt zuruckgestellte
      """,
      .postponed: "verschoben vertagt zuruckgestellt zuruckgestellte",
      .denial: "gegen kein keine keinen nicht nie niemals ohne",
      .verdictTitle: "status",
      .why: "warum wieso",
      .reason: "begrundung grund grunde",
      .problem: "bedenken problem probleme",
      .subject: "dies diese dieser dieses es wir",
      .auxiliary: "aus haben ist sind war wir wird worden wurde wurden",
      .everything: "alle beide beides",
      .remark: "aber doch oder siehe spater und",
      .reference: "siehe",
      .joining: "aber und",
      .nothing: "keine keiner nichts", .behindNothing: "bekannt bekannten",
      .degree: "recht sehr",
      .decider: "ich team wir",
      .helping: """
      fallt fiel habe haben hat ist kommt sein sind soll sollen war werden wird worden wurde wurden
      """,
      .future: "kommt soll sollen werden wird",
      .adopted: """
      beibehalten eingefuhrt eingesetzt genommen genutzt implementiert realisiert ubernommen
      umgesetzt verwendet
      """,
      .particle: """
      ab als am an auf bei beim beste daher das den dennoch der deshalb die ein eine einem einen
      einer einstimmig fur im in jetzt kunftig mich mit nun sich somit trotzdem uns unser unsere
      vorerst zu zugunsten zum zur
      """,
      .hedge: """
      aktuell alternativ bisher bislang derzeit falls fruher hatte hatten könnte könnten laut ob
      optional sagt sagte schlagt schlug
      sofern spater ursprunglich vorgeschlagen vorher wenn wollte
      wollten würde würden
      """,
      .initially: "zuerst zunachst",
      .statusLead: "ist seit wurde",
      .timeLead: "im seit",
      .following: "dann inzwischen jetzt mittlerweile nun spater",
      .successorLead: "adr den die durch entscheid entscheidung mit nr nummer von",
      .abbreviation: "bzw ggf usw",
      .titleLead: "das der die ein eine",
      .agent: "durch von",
      .impersonal: "es",
      .comparison: "abwagung analyse bewertung vergleich",
      .neutrals: "neutrale", .accompanying: "mit",
      .reasonEnding: "grund",
      .parting: "ab",
      .revoking: "aufgegeben aufgehoben gestrichen zuruckgenommen zuruckgezogen",
      .antecedent: "das dies dieser es", .addition: "aktualisierung nachtrag update",
      .foreign: "alte alten altes andere anderem anderen anderer anderes fruhere vorige voriges",
      .affirming: "ja",
    ],
    headings: [
      .name: "titel",
      .options: """
      in betracht gezogene optionen, in frage kamen, in frage kommen, verworfen, zur auswahl,
      zur auswahl standen, zur auswahl stehende losungen, zur auswahl stehende optionen,
      zur auswahl stehenden optionen, zur wahl standen
      """,
      .comparison: """
      diskussion, fur und wider, vor und nachteile, vor und nachteile der alternativen,
      vor und nachteile der losungen, vor und nachteile der varianten
      """,
      .outcome: "begrundung, fazit",
      .other: "anmerkungen, inhaltsverzeichnis, notizen, zusammenfassung",
      .status: "entscheidungsstatus",
      .date: "beschlossen am, datum der entscheidung, entscheidungsdatum, entschieden am",
    ],
    fields: [
      .updated: "aktualisiert, aktualisiert am, geandert, geandert am, letzte anderung, stand",
      .created: "erstellt, erstellt am, erstellungsdatum, startdatum",
      .names(.deciders): """
      beteiligte, entscheidende, entscheider, entscheider innen, entscheiderinnen,
      entscheidungstrager, entscheidungstrager innen, entscheidungstragerinnen, entschieden von
      """,
      .names(.consulted): "konsultiert",
      .names(.informed): "informiert",
      .names(.tags): "schlagworte, stichworte",
    ],
    states: [
      .undecided: """
      ausstehend, entwurf, in abstimmung, in arbeit, in bearbeitung, in diskussion, in prufung,
      noch nicht akzeptiert, noch nicht angenommen, noch nicht entschieden, noch nicht genehmigt,
      noch offen, offen, unentschieden, vorgeschlagen, vorschlag, zur diskussion, zur entscheidung
      """,
      .accepted: """
      aktiv, akzeptiert, angenommen, beschlossen, bestatigt, entschieden, erledigt, freigegeben,
      genehmigt, gultig, in kraft, umgesetzt, verabschiedet
      """,
      .rejected: "abgelehnt, nicht genehmigt, verworfen, zuruckgewiesen, zuruckgezogen",
      .superseded: """
      abgelost, aufgehoben durch, ersetzt durch, ersetzt von, uberholt durch, uberschrieben durch
      """,
      .deprecated: """
      abgekundigt, ausser kraft, nicht mehr gultig, obsolet, uberholt, ungultig, veraltet
      """,
    ])
}

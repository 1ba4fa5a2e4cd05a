import Decisions

extension Language {
  static let french = Language(
    writing: Writing(
      good: "Bon, car ", bad: "Mauvais, car ", neutral: "Neutre, car ",
      chosen: "Option retenue : \"…\"", because: ", car ",
      headings: [
        .status: "Statut", .date: "Date", .context: "Contexte et énoncé du problème",
        .drivers: "Facteurs de décision",
        .options: "Options envisagées", .outcome: "Décision",
        .consequences(nil): "Conséquences", .comparison: "Avantages et inconvénients des options",
        .other: "Informations supplémentaires, Liens",
      ],
      proposed: "proposée", superseded: "remplacée par", succeeds: "Remplace"),
    opposites: [
      ["avantage", "inconvénient"], ["bon", "mauvais", "neutre"], ["pour", "contre"],
      ["positives", "négatives", "neutres"],
    ],
    ordinals:
      "dernier derniere, premier premiere, deuxieme second seconde, troisieme, quatrieme, cinquieme",
    succeeding: "remplace",
    words: [
      .good: "bien bon bonne mieux positif positive",
      .bad: "mal mauvais mauvaise negatif negative pire",
      .neutral: "neutre",
      .pros: """
      atouts avantage avantages benefices forts gagne interet interets plait positifs positive
      positives pro pros
      """,
      .cons: """
      bemol bemols contre defaut defauts desavantage desavantages faibles faiblesse faiblesses
      inconvenient inconvenients limite limites moins negatifs negatives perd
      """,
      .neutrals: "neutres", .accompanying: "avec",
      .beneficiary: "pour",
      .because: "car parce puisque",
      .becauseTail: "qu que",
      .filler: """
      a aspects attendues attendus ce consequence consequences d de en et il impact impacts
      implications l la le les nous on option points qu qui risques y
      """,
      .connector: "de des du pour",
      .tradeOff: "compromis cout couts risques", .costs: "compromis couts risques",
      .exchange: "compromis",
      .option: "approche candidat option solution variante",
      .options: "candidats option options pistes solutions",
      .mitigation: "attenuation",
      .outcome: "choix decision recommandation resultat",
      .consequence: "consequence consequences impact impacts implications",
      .driver: "criteres facteurs",
      .criterion: "critere",
      .weighting: "poids ponderation",
      .context: """
      background constat contexte enonce motivation problematique probleme question situation
      """,
      .common: "actuelle chaque description justification mais rappel",
      .considered: """
      analysees analyses considere considerees consideres envisagees envisages etudiees etudies
      evaluees evalues examinees examines possibles
      """,
      .chosen: """
      choisi choisie choisies choisis choisit retenu retenue retenues retenus selectionne
      selectionnee selectionnes
      """,
      .choiceMark: "accepte acceptee adopte adoptee",
      .verdictTitle: "verdict",
      .decision: """
      adopte adopter adopterons adoptons choisir choisirons choisissons conservons decide decidons
      garde gardons irons mettons opte opter opterons optons part partirons partons passons prend
      prendrons prenons privilegions recommandons retenons retiendrons retient utilise utiliser
      utiliserons utilisons
      """,
      .rejected: """
      abandonne abandonnee abandonnees abandonnes ecarte ecartee ecartees ecartes rejet rejete
      rejetee rejetees rejetes reporte reportee
      """,
      .postponed: "reporte reportee",
      .denial: "aucune contre jamais n ne non pas sans",
      .why: "pourquoi",
      .reason: "motif motifs raison raisons",
      .problem: "probleme problemes",
      .subject: "ce cette elle il nous",
      .auxiliary: "a avons est ete explicitement",
      .everything: "tous toutes",
      .remark: "et mais ou voir",
      .reference: "voir",
      .joining: "en et mais",
      .nothing: "aucun aucune", .behindNothing: "connu connue",
      .degree: "tres",
      .decider: "allons avons equipe j je nous on",
      .helping: "a ai allons avons est ete fait porte qui s se sera seront sommes sont va",
      .future: "allons sera seront va",
      .adopted: "adopte adoptee utilise utilisee utilises",
      .particle: """
      ainsi au aux avant avec comme d dans de des donc du en final finale l la le lequel les
      maintenant meilleur meilleure neanmoins notre oeuvre pour sur un une vers
      """,
      .hedge: """
      actuellement alternativement anciennement auparavant aurait aurions avait avions devrait dit
      pourrait pourrions propose selon serait si ulterieurement voulait voulions
      """,
      .initially: "initialement",
      .leaving: """
      abandon abandonner alternative eliminer excepte remplacement remplacer retirer retrait sauf
      successeur suppression supprimer
      """,
      .trial: "candidat essai pilote prototype secours",
      .comparing: "contrairement lieu plutot remplace remplacent remplacer",
      .statusLead: "a depuis est ete",
      .following: "maintenant puis",
      .successorLead: "adr decision l la le par",
      .agent: "par",
      .impersonal: "c ce il",
      .choosing: "adopte adoptee",
      .comparison: "analyse comparaison comparatif",
      .revoking: "annule annulee revoque revoquee",
      .antecedent: "ce cela elle il", .timeLead: "depuis en",
      .foreign: "ancienne autre precedente",
      .affirming: "oui",
      .occasion: "considerant",
    ],
    headings: [
      .side(.con): "ce qui nous gene",
      .name: "titre",
      .status: "etat, statut de la decision",
      .date: "date de decision, date de la decision, decide le",
      .other: "resume, table des matieres",
      .options: "choix possibles, pistes ecartees, pistes envisagees, scenarios envisages",
      .outcome: "decision prise, issue de la decision",
      .consequences(nil): "effets, repercussions",
      .comparison: "les pour et les contre, pour et contre, pour et contre des options",
    ],
    fields: [
      .updated: "derniere mise a jour, mis a jour, mis a jour le, mise a jour",
      .created: "cree le, date de creation",
      .names(.deciders): """
      decide par, decideur, decideur s, decideurs, decisionnaire, decisionnaires,
      preneurs de decision
      """,
      .names(.consulted): "consultes",
      .names(.informed): "informes",
      .names(.tags): "etiquettes, mots cles",
    ],
    states: [
      .undecided: """
      a valider, brouillon, ebauche, en attente, en cours, en discussion, en revue, ouvert, pas encore accepte,
      pas encore acceptee, pas encore approuve, pas encore approuvee, pas encore decide, propose,
      proposee, proposition
      """,
      .accepted: """
      accepte, acceptee, acte, actee, adopte, adoptee, approuve, approuvee, decide, decidee,
      en vigueur, implemente, implementee, mis en oeuvre, mise en oeuvre, retenu, retenue, termine,
      terminee, valide, validee
      """,
      .rejected: """
      abandonne, abandonnee, decline, declinee, non approuve, non approuvee, non retenu,
      non retenue, refuse, refusee, rejete, rejetee, retire, retiree
      """,
      .superseded: """
      remplace par, remplacee par, supersede par, supersedee par, supplante par, supplantee par
      """,
      .deprecated: """
      caduc, caduque, deprecie, depreciee, obsolete, perime, plus en vigueur, plus valable
      """,
    ])
}

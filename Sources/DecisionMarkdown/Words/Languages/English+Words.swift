extension Language {
  /// The roles of English words.
  static let englishWords: KeyValuePairs<Role, String> = [
    .good: "better excellent good great positive positively",
    .bad: "bad negative negatively terrible worse", .neutral: "neutral neutrally",
    .pros: """
    advantage advantages benefit benefits easier favor favour gain gains goods liked merit merits
    plus pluses plusses positive positives pro pros strength strengths strong upside upsides wins
    """,
    .cons: """
    against bads con cons contra demerit demerits difficult disadvantage disadvantages disavantages disliked
    downside downsides drawback drawbacks harder liabilities liability limitation limitations minus
    minuses negatives shortcoming shortcomings weak weakness weaknesses
    """,
    .neutrals: "neutrals",
    .making: "makes", .accompanying: "accepted with", .beneficiary: "for",
    .because: "as because cause cuz due since",
    .becauseTail: "of to",
    .filler: """
    a accepted additional alternative an and argument arguments as aspect aspects become becomes
    biggest consequence consequences effects envisioned expected follows further general impact
    impacts implications in include includes is it its key list main major minor more option or
    other outcomes overall parts perceived point points possible potential reason reasons risk risks
    sides some speaks stuff summary technical the things what whats
    """,
    .connector: "about for if in of to using when with",
    .leaving: """
    abandon abandoned abandoning abandonment alternative alternatives ban decommission deprecate
    deprecating deprecation discard discontinue ditch drop dropping eliminate eliminating
    elimination except exclude excluding postpone postponing predecessor removal remove removing
    replacement replacements retire retirement retiring rid scrap successor sunset superseded
    """,
    .trial: """
    backup benchmark benchmarks candidate candidates evaluation experiment fallback inspiration pilot prototype
    prototypes shortlist spike trial
    """,
    .comparing:
      "compared instead like over rather replace replaces replacing than unlike versus vs",
    .tradeOff: "cost costs limits off offs risk risks trade tradeoff tradeoffs",
    .costs: "costs risks trade tradeoff tradeoffs", .exchange: "trade tradeoff tradeoffs",
    .rationale: "justification rationale",
    .rank: "default final general main only permanent primary same sole",
    .option: """
    alt alternative approach candidate choice idea option pattern possibility proposal solution variant
    """,
    .options: """
    alternative alternatives approaches candidates choices option options possibilities proposals
    solutions variants
    """,
    .mitigation: """
    counterargument counterarguments countermeasure countermeasures mitigated mitigation mitigations
    """,
    .outcome: """
    choice conclusion consensus decided decision decisions determination determinations outcome
    pick recommendation resolution result verdict winner
    """,
    .finding: "conclusion consensus resolution result",
    .consequence: "consequence consequences impact impacts implication implications",
    .driver: "criteria driver drivers forces requirements",
    .criterion: """
    aspect aspects attribute capability concern criterion dimension factor feature features metric
    property quality
    """,
    .weighting: "importance weight weighting weights",
    .context: "background context issue motivation problem question situation",
    .comparison: "analysis assessment comparison discussion evaluation matrix",
    .common: """
    all analysis assessment available but by chart comparison current description detail detailed
    details different discussion each evaluation final justification matrix optional our rationale
    scoring side statement story table that these this we weighted
    """,
    .considered: """
    analysed analyzed built consider considered discussed evaluated examined explored investigated
    proposed prototyped regarded reviewed tried weighed
    """,
    .chosen: "choose choosen chose chosen opted picked preferred select selected wins",
    .request: "choose select",
    .choiceMark: "accepted adopted approved favored favoured implemented keep use winner",
    .choosing: "accepted adopted approved choice choosing pick recommended selecting selection",
    .decision: """
    accept adopt adopted adopting adopts agree agreed approved build chooses choosing commit
    committed continue continuing decide decided determined employ employing ended favor favour
    follow following go going implement implementing introduce introducing keep keeping landed
    leverage leveraging migrate migrating move moving opt opted opting pick picked picking prefer
    preferring proceed proceeding pursue pursuing recommend recommended rely relying retain
    retaining selecting selects settle settled settling ship standardise standardised
    standardising standardize standardized standardizing stay staying stick sticking support
    switch switching take taking use using utilize utilizing voted went
    """,
    .rejected: """
    declined deferred discarded discarding dismissed dropped excluded overturned postponed rejected
    rejecting rejection rescinded revoked ruled
    """,
    .revoking: """
    abandoned canceled cancelled reversed reverted superseded undone withdrawn withdrew
    """,
    .antecedent: "it that this", .addition: "edit update",
    .denial: """
    against arent cannot cant couldnt didnt doesnt dont hasnt havent isnt neither never no non
    none not reject rejected stop stopped wasnt werent without wont wouldnt
    """,
    .verdictTitle: "evaluation reason recommendation recommended rejected status verdict why",
    .why: "why", .reason: "rationale reason reasons", .reasonLead: "main",
    .problem: "challenge challenges concern concerns issues problem problems",
    .subject: "it that these they this we",
    .auxiliary: """
    already also are be been completely did do early entirely eventually explicitly finally fully got
    had has have immediately initially is later out outright partially partly quickly the ultimately
    was were
    """,
    .everything: "all both everything", .postponed: "deferred postponed",
    .remark: """
    accepted adr after also although and at before but by chosen consider deferred during former from
    instead last later latter not now or postponed reconsider replaced revisit rfc see superseded then though
    till today until yet
    """,
    .reference: "reconsider revisit see", .joining: "and but", .contrast: "but",
    .nothing: "na none notapplicable nothing tbd tdb",
    .behindNothing: """
    apparent applicable at aware can far found i identified know known major moment notable noted noteworthy now
    of really significant so specific that the think this time we yet
    """,
    .pluralEnding: "s", .degree: "extremely fairly pretty quite really slightly so somewhat very",
    .decider: """
    adr board committee council everyone group i let's lets project team we we'll we're we've
    """,
    .foreign: "another different former old other others previous their",
    .helping: "am are be been has have is ll m made shall ve want was were will",
    .future: "ll shall we'll will",
    .adopted:
      "adopted deployed followed implemented integrated introduced kept pursued retained used",
    .particle: """
    a across ahead all an another anyway at basically best by deliberately during essentially
    favor favour final finally following for forward hence hereby in into its just
    nevertheless nonetheless now of on only our so the therefore this through thus to together
    toward towards ultimately unanimously until up upon via with within
    """,
    .hedge: """
    according alternatively assume assuming believe believes could currently d earlier formerly
    had hadnt if later likely maybe meantime might moment once optionally pending perhaps planned
    plans poc previously probably proof proposal propose proposed said say says should someday suggested
    suggests suppose supposing tbc tbd think thinks till today unless until versus vs wanted wants we'd were whether
    would
    """,
    .initially: "initially originally", .affirming: "x yes",
    .statusLead: "been decision has have is it status still this was were",
    .timeLead: "in on since",
    .following: "currently later meantime meanwhile now since then", .impersonal: "it that there",
    .successorLead: "adr by decision in madr no number rfc with",
    .abbreviation: "andsoon approx etc inc incl ltd resp", .titleLead: "a adopt an the use using",
    .agent: "by with", .origin: "from", .preferring: "favored favoured preferred recommended",
    .occasion: "based considering given overall",
  ]
}

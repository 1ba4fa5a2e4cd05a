import Decisions

extension Language {
  enum Role: Int, CaseIterable {
    /// Judges: `Good, because …`. It also labels a list: `Good:`.
    case good, bad, neutral
    /// May come before these: `Very good, because …`.
    case degree
    /// Names a side: `Pros:`, `Pro: …`.
    case pros, cons, neutrals
    /// Names a side only before a colon: `For: …`.
    case beneficiary
    /// Begins a reason: `because`.
    case because
    /// Follows `because`: `because of`.
    case becauseTail
    /// Ends a reason that comes before what follows from it: `遅いため却下した`.
    case afterReason
    /// May be beside a word for a side in a label: `The main advantages`.
    case filler
    /// Ends a label, before what has the side: `Pros of microservices`.
    case connector
    /// Begins a comparison: `Advantages over Kafka`, `instead of Kafka`.
    case comparing
    /// Rules out what it names: `Remove Kafka`, `an alternative to Kafka`, `all except Kafka`.
    case leaving
    /// Names a temporary or secondary use: `Kafka as a candidate`.
    case trial
    /// Names costs or risks, which are cons beside benefits.
    case tradeOff
    /// Names these even alone, unlike the criterion `Cost`: `Trade-off`.
    case costs
    /// Names what is given up for something else: `Trade-off`.
    case exchange
    /// Tells the part that an option was to play: `rejected as the default`.
    case rank
    /// Heads the reasons for a decision that is stated elsewhere.
    case rationale
    /// Names one option.
    case option
    /// Names options in a heading.
    case options
    /// Names a remedy against cons.
    case mitigation
    /// Heads findings; below another heading, no decision: `Conclusion`.
    case finding
    /// Begins a remark in brackets that doesn't change the meaning: `Trade-offs (with care)`.
    case accompanying
    /// A verb before a side: `What this makes easier`.
    case making
    /// Head a section: outcome, consequences, drivers, context, a comparison.
    case outcome, consequence, driver, context, comparison
    /// Titles a column of criteria.
    case criterion
    /// Titles the column with the weights of criteria.
    case weighting
    /// May be in a heading beside others, and decides nothing.
    case common
    /// Says in a heading that the options were considered: `Considered storage options`.
    case considered
    /// Says that an option was chosen.
    case chosen
    /// Tells to choose, besides: `Select: a native element`.
    case request
    /// Says so only after the title of an option.
    case choiceMark
    /// Says in a mark that it isn't settled: `Kafka (preferred)`.
    case preferring
    /// Says in a column such as `Chosen` that it is so: `Yes`.
    case affirming
    /// Names the choice: `Reasons for choosing`.
    case choosing
    /// Makes a sentence a decision: `We go with`.
    case decision
    /// Decides only in the future tense: `It will be used`.
    case adopted
    /// Decides: `we`.
    case decider
    /// Says that those behind it are others: `another team`.
    case foreign
    /// Begins a passive: `it was decided to use`.
    case impersonal
    /// Goes with a verb of decision: `we have`, `it was`; `future` in the future tense.
    case helping, future
    /// May be between the verb of a decision and the name: `We go with the …`
    case particle
    /// Keeps a sentence from stating the choice: `if`, `would`, `previously`, `suggested`.
    case hedge
    /// Ends a clause whose verb gives up what it takes: German `Wir setzen Kafka ab`.
    case parting
    /// Keeps a sentence from stating the choice, except in the future tense: `Initially, we will`.
    case initially
    /// Says that an option was not chosen, or not yet; `postponed` also says that it may still be.
    case rejected, postponed
    /// Takes a choice back, besides: `It was reverted`.
    case revoking
    /// Stands for what the sentence before tells: `it`.
    case antecedent
    /// Begins what was added later: `Update: dropped in May`.
    case addition
    /// Mentions an option without choosing it, or negates its title: `not`, `without`.
    case denial
    /// The title of a row or column with the verdict on each option.
    case verdictTitle
    /// Announce reasons: `why`, `reason`, `problem`.
    case why, reason, problem
    /// May come before these: `main problem`.
    case reasonLead
    /// Stands for an option in a sentence: `It was rejected because …`.
    case subject
    /// Goes with the verb there: `was initially`.
    case auxiliary
    /// Stands for several options: `both`, `all of the above`.
    case everything
    /// Begins a remark after `rejected,` that is no reason: `see below`.
    case remark
    /// Points to another place or time instead: `see below`, `revisit in May`.
    case reference
    /// Joins names or clauses: `and`, `but`.
    case joining
    /// Takes back what comes before: `but`.
    case contrast
    /// Means that there is nothing, with `behindNothing` after it: `none identified`.
    case nothing, behindNothing
    /// Comes before the title of an option: `Use Kafka`.
    case titleLead
    /// Comes before those who did something: `chosen by Bob`.
    case agent
    /// Ends with a full stop within a sentence: `etc.`
    case abbreviation
    /// May come before the word of a status: `has been`, `now`.
    case statusLead
    /// May come before the word of a status; says that the state came later: `then`, `now`.
    case following
    /// Comes before a time: `since May`.
    case timeLead
    /// May stand between `superseded` and the number of the successor.
    case successorLead
    /// Stands behind what a verb of decision takes: `Kafka を採用する`.
    case object
    /// Comes before what is left, or a time: `from Kafka`, `from now on`.
    case origin
    /// Begins a clause about how the choice was made: `Considering the prices, we use Kafka`.
    case occasion
    // The roles above can be asked of a word; those below are lists of endings.
    /// Ends a word that names several.
    case pluralEnding
    /// Ends a word for options in a language without spaces.
    case optionEnding
    /// Ends a word for reasons: `棄却理由`.
    case reasonEnding
    /// Follows a word for a side, and links the two.
    case sideEnding, sideLink
  }
}

extension Side {
  /// The roles of the words that name the side, like `pros`, and that judge, like `good`.
  var roles: (naming: Language.Role, judging: Language.Role) {
    switch self {
    case .pro: (.pros, .good)
    case .con: (.cons, .bad)
    case .neutral: (.neutrals, .neutral)
    }
  }
}

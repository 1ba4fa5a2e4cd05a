/// Files whose notation asks more of an edit than of a reader.
extension Fixtures {
  /// All that edits are tried on.
  static let toEdit =
    all + [
      matrix, sideRows, headings, signs, inSentences, plain, rejected,
    ]

  /// Options compared by criteria.
  static let matrix = """
    # Which tea

    ## Considered Options

    * Green
    * Black
    * Herbal

    ## Comparison

    | Criterion | Green | Black | Herbal |
    |-----------|-------|-------|--------|
    | Price     | ✅ low | ❌    | ✅     |
    | Taste     | +     | - bitter | |
    | Caffeine  | 30 mg |       | none at all |

    ## Decision Outcome

    Chosen option: "Green", because it is cheap
    """

  /// A row for each side, a column for each option.
  static let sideRows = """
    # Which milk

    ## Options

    - Cow
    - Oat

    | | Cow | Oat |
    |---|---|---|
    | Advantages | known<br>cheap | lasting |
    | Disadvantages | sour | — |
    """

  /// Options are headings, told by what stands below them.
  static let headings = """
    # Which shelf

    ## Oak

    **Pros:**

    - lasts

    **Cons:**

    - dear

    ## Pine

    **Pros:**

    - cheap

    ## Links
    """

  /// MADR 1.x
  static let signs = """
    # Which door

    ## Considered Alternatives

    * Sliding
    * Folding

    ## Pros and Cons of the Alternatives

    ### Sliding

    * + quiet
    * + narrow
    * - drafty
    * - dear

    ### Folding

    * `+` cheap
    * `-` loud
    """

  /// Both sides behind each other on a line.
  static let inSentences = """
    # Where to eat

    ## Considered Options

    - **Home** - nobody cooks. Rejected because it is much work
    - **Canteen** — ✅ near
    """

  /// The decision is its only option.
  static let plain = """
    # Move to the country?

    ## Pros

    - quiet
    - cheap

    ## Cons

    - far
    """

  /// What became of options is told behind their titles and in sentences, and so is the choice.
  static let rejected = """
    # Which ink

    ## Alternatives considered

    ### Blue – rejected (too pale)

    It is cheap.

    ### Black

    - Good, because it is dark
    - Bad, because it stains

    ### Red (rejected, hard to read)

    ### Green

    It is calm. It was rejected because it
    fades.

    ### White — rejected

    ### Grey – rejected for now

    - Good, because it is soft

    ## Decision

    We go with Black because it
    is dark. It comes in May.
    """
}

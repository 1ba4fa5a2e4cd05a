extension Fixtures {
  /// Reasons for verdicts in every place, numbered options with paragraphs, gains and costs.
  static let reasoned = """
    # How bread comes to the table

    Status: accepted · 2026-04-05

    ## Alternatives considered

    1. The baker in town

    He is near.

    2. An oven of our own

    **Pros:**

    - warm

    **Cons:**

    - wood <!-- weight: 2 -->

    ### Alternative: no bread
    Nobody bakes.

    **Rejected because:**
    - hunger
    - the guests

    **Why not:** they leave

    ### Alternative: cake
    - **Gain:** sweet
    - **Cost:** dear
    - Rejected: too sweet

    ## Rejected out of hand

    | Alternative | Why rejected |
    |---|---|
    | *Rice* | no plates |

    ## Decision

    We go with **an oven of our own**, at once.

    ## Consequences

    ### Benefits

    - it smells

    ### Trade-offs

    - smoke
    - **Mitigation:** a chimney
    """
}

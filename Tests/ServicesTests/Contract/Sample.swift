/// The content of every service.
enum Sample {
  static let decisions: [(key: String, markdown: String)] = [
    (
      "0007",
      """
      # What to drink

      ## Pros and Cons of the Options

      ### Green tea

      * Good, because Warm
      * Good, because Cheap
      * Bad, because Bitter

      ### Coffee

      * Good, because Strong

      """
    ),
    (
      "ai",
      """
      # Artificial Intelligence

      ## Pros

      * No breaks

      ## Cons

      * High cost
      * Lesser jobs

      """
    ),
  ]
}

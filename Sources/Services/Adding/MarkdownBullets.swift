import DecisionMarkdown
import Decisions

/// Reads pasted bullets as those of a decision file.
package enum MarkdownBullets {
  package static func argument(in text: String) -> NewArgument {
    DecisionMarkdown.argument(inBullet: text)
  }
}

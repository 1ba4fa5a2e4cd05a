import BusinessLogic
import DecisionMarkdown

/// Reads pasted bullets as those of a decision file.
package let markdownBullets: BulletReading = { DecisionMarkdown.argument(inBullet: $0) }

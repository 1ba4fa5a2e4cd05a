import BusinessLogic
enum DecisionMarkdown { static func decision(in bytes: [UInt8], named: String) -> Decision { Decision(title: named, options: []) } }

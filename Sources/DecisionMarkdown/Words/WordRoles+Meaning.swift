extension String {
  /// Returns whether a folded word has a role in any language.
  func means(_ role: Language.Role) -> Bool { WordRoles(self).has(role) }
}

extension Sequence<String> {
  func contains(_ role: Language.Role) -> Bool { contains { $0.means(role) } }
}

extension [WordRoles] {
  /// Returns whether one of the words has a role, and the others have it too or are common.
  func name(_ role: Language.Role) -> Bool {
    contains { $0.has(role) } && allSatisfy { $0.has(role) || $0.isCommon }
  }
}

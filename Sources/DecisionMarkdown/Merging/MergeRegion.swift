/// A part of a merge, between lines that neither side changed.
struct MergeRegion {
  let base: [MergedLine]
  let ours: [MergedLine]
  let theirs: [MergedLine]
  /// The merged lines; `nil` in a conflict.
  var merged: [MergedLine]?
  /// Whether both sides changed it in different ways, a conflict for git.
  var isDisputed = false
}

extension MergeRegion {
  /// The regions of a merge. Laid end to end, the lines of each version are that version.
  static func regions(
    of base: [MergedLine], _ ours: [MergedLine], _ theirs: [MergedLine]
  ) -> [MergeRegion] {
    let (mine, other) = (Alignment(base, ours), Alignment(base, theirs))
    var regions: [MergeRegion] = []
    var atoms: [Atom] = []
    func finish() {
      regions.append(MergeRegion(atoms))
      atoms = []
    }
    for place in 0...base.count {
      atoms.append(
        Atom(
          ours: mine.inserted[place].map { ours[$0] },
          theirs: other.inserted[place].map { theirs[$0] }))
      guard place < base.count else { break }
      let line = Atom(
        base: base[place], ours: mine.partners[place].map { [ours[$0]] } ?? [],
        theirs: other.partners[place].map { [theirs[$0]] } ?? [])
      if line.isUntouched { finish() }
      atoms.append(line)
      if line.isUntouched { finish() }
    }
    finish()
    return regions
  }

  private init(_ atoms: [Atom]) {
    base = atoms.compactMap(\.base)
    ours = atoms.flatMap(\.ours)
    theirs = atoms.flatMap(\.theirs)
    if ours == base || ours == theirs {
      merged = theirs
    } else if theirs == base {
      merged = ours
    } else {
      isDisputed = true
      let parts = atoms.map(\.merged)
      merged = parts.contains { $0 == nil } ? nil : parts.flatMap { $0 ?? [] }
    }
  }
}

/// A line of the base in its versions, or without one, the lines inserted in one place.
private struct Atom {
  var base: MergedLine?
  let ours: [MergedLine]
  let theirs: [MergedLine]

  var isUntouched: Bool {
    guard let base else { return false }
    return ours == [base] && theirs == [base]
  }

  /// The lines that both sides mean; `nil` in a conflict.
  var merged: [MergedLine]? {
    guard let base else {
      if ours.isEmpty || ours == theirs { return theirs }
      return theirs.isEmpty ? ours : InsertedLines.union(InsertedLines(ours), InsertedLines(theirs))
    }
    if isUntouched || ours == theirs { return theirs }
    guard base.isItem || base.isBlank else { return nil }
    guard var line = ours.first, let other = theirs.first else {
      // One side deleted it: the other must not have changed it.
      return ours == [base] || theirs == [base] ? [] : nil
    }
    guard let content = merge(base.content, line.content, other.content),
      let end = merge(base.end, line.end, other.end)
    else { return nil }
    line.content = content
    line.end = end
    return [line]
  }

  private func merge<Part: Equatable>(_ base: Part, _ ours: Part, _ theirs: Part) -> Part? {
    if ours == base || ours == theirs { return theirs }
    return theirs == base ? ours : nil
  }
}

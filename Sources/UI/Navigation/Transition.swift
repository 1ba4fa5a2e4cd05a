/// The step from one screen to the next. It can be taken once: performing it uses it up.
struct Transition: ~Copyable {
  private let leaving: (any Screen)?
  private let entering: any Screen

  init(from leaving: (any Screen)?, to entering: any Screen) {
    self.leaving = leaving
    self.entering = entering
  }

  /// The one screen goes before the other comes, so that no two are ever bound at once.
  consuming func perform() async {
    leaving?.disappear()
    await entering.appear()
  }
}

import BusinessLogic

extension EditingViewModel {
  /// Creates the view model of the only interface of a session.
  package convenience init(worker: EditingWorker, isLasting: Bool = true) {
    self.init(Seat(Author("test"), at: DecisionStore(worker: worker, isLasting: isLasting)))
  }
}

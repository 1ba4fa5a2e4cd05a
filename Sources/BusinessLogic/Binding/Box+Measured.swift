extension Box {
  /// Changes the value as business logic does: for the benchmark, which must call it from another
  /// module. A test holds that no module of the program imports it.
  @_spi(Benchmarks) @inlinable
  public func changeMeasured(to newValue: Value) {
    change(to: newValue)
  }
}

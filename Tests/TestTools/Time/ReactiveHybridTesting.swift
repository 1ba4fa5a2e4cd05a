// Every test may answer services by hand and move a clock.
@_exported import ReactiveHybridTesting

/// A key or other event from the keyboard.
nonisolated enum Key: Equatable {
  case scalar(Unicode.Scalar)
  case paste(String)
  case interrupt
  case end
}

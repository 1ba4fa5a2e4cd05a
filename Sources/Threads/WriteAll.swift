import CLibrary

/// Writes all of `bytes`, retrying partial writes. Returns the `errno` of a failure, or 0.
public func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
  var rest = bytes[...]
  while !rest.isEmpty {
    let part = UnsafeRawBufferPointer(rebasing: rest)
    let count = write(descriptor, part.baseAddress, part.count)
    if count > 0 {
      rest = rest.dropFirst(count)
    } else if errno == EAGAIN {
      // The parent may have left a terminal in non-blocking mode.
      _ = Descriptor.isReady(descriptor, for: POLLOUT, within: -1)
    } else if errno != EINTR {
      return errno
    }
  }
  return 0
}

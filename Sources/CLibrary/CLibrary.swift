// Re-exports the C library, which has a different name on each system.
#if canImport(Glibc)
  @_exported import Glibc
#else
  @_exported import Darwin
#endif

// The C library, under the same name on every system, for whoever imports this module.
#if canImport(Glibc)
  @_exported import Glibc
#else
  @_exported import Darwin
#endif

// The tools of the tests, and the C library.
@_exported import CLibrary
@_exported import TestTools
@_exported import Threads

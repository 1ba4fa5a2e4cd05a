@_exported import TestTools

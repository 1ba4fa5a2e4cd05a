// Nothing to import: see MainLoop.c.

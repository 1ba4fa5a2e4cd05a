// Nothing to import: see LibeditPresence.c.

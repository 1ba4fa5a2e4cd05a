// The git revision that was built, which Package.swift is told; empty if it is not. It is a file in C
// because Swift takes no text from the command line.
#include "Revision.h"

#define TEXT_OF(name) #name
#define TEXT(name) TEXT_OF(name)

const char *const builtRevision = TEXT(REVISION);

// The git revision of this build, from Package.swift; empty if unknown. This is C because the Swift
// compiler takes no text from the command line.
#include "Revision.h"

#define TEXT_OF(name) #name
#define TEXT(name) TEXT_OF(name)

const char *const builtRevision = TEXT(REVISION);

// Extended attributes of files, which Swift's module of the C library leaves out on Linux.

#ifndef PROSCONS_CXATTR_H
#define PROSCONS_CXATTR_H

#include <sys/xattr.h>

#endif

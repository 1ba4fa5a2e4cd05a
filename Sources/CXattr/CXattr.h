// What Swift's module of the C library leaves out on Linux: extended attributes of files, and settings of the heap.

#ifndef PROSCONS_CXATTR_H
#define PROSCONS_CXATTR_H

#include <sys/xattr.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

#endif

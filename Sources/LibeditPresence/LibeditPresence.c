// Swift would report a missing header once for each of its jobs. They wait for this file, so here
// it is said once, and nothing else is.
#if !__has_include(<histedit.h>)
#error libedit-dev is missing: run ./run or ./test, or `sudo apt-get install libedit-dev`
#endif

// What Swift needs of libedit and of the C library but cannot import by itself: variadic functions,
// macros, and globals that its concurrency checking refuses.

#ifndef PROSCONS_CEDITLINE_H
#define PROSCONS_CEDITLINE_H

#include <histedit.h>
#include <langinfo.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <termios.h>
#include <unistd.h>
#include <wchar.h>

// The C library hides it behind a feature macro that Swift's importer does not set.
extern int wcwidth(wchar_t);

// Starts libedit on the program's own standard streams, without signal handlers: its own would also
// send every signal to the parent shell. It draws into nothing. NULL if it can't move the cursor up on
// this terminal, because then nothing can be redrawn.
static inline EditLine *editline_start(const char *program) {
  EditLine *el = el_init(program, stdin, stdout, stderr);
  char *up = NULL;
  if (el == NULL) return NULL;
  if (el_get(el, EL_GETTC, "up", &up) != 0 || up == NULL || *up == '\0') {
    el_end(el);
    return NULL;
  }
  FILE *nothing = fopen("/dev/null", "w");
  if (nothing != NULL) el_set(el, EL_SETFP, 1, nothing);
  el_set(el, EL_SIGNAL, 0);
  el_set(el, EL_EDITOR, "emacs");
  return el;
}

// Switches the terminal to libedit's own mode, or (0) to that in which commands run.
static inline void editline_set_raw(EditLine *el, int raw) { el_set(el, EL_PREP_TERM, raw); }

static inline void editline_set_reader(EditLine *el, el_rfunc_t reader) {
  el_set(el, EL_GETCFN, reader);
}

static inline void editline_set_owner(EditLine *el, void *owner) {
  el_set(el, EL_CLIENTDATA, owner);
}

static inline void *editline_owner(EditLine *el) {
  void *owner = NULL;
  el_get(el, EL_CLIENTDATA, &owner);
  return owner;
}

static inline void editline_bind(EditLine *el, const char *key, const char *command) {
  el_set(el, EL_BIND, key, command, NULL);
}

// The same in the keys of vi's command mode.
static inline void editline_bind_command_mode(
    EditLine *el, const char *key, const char *command) {
  el_set(el, EL_BIND, "-a", key, command, NULL);
}

// Whether a key leads to a command, or (with "->") to any, which libedit tells nobody but a person.
static inline int editline_is_bound(EditLine *el, const char *key, const char *command) {
  FILE *output = NULL;
  FILE *errors = NULL;
  char *text = NULL;
  size_t length = 0;
  FILE *memory = open_memstream(&text, &length);
  if (memory == NULL) return 0;
  el_get(el, EL_GETFP, 1, &output);
  el_get(el, EL_GETFP, 2, &errors);
  el_set(el, EL_SETFP, 1, memory);
  el_set(el, EL_SETFP, 2, memory);
  el_set(el, EL_BIND, key, NULL);
  el_set(el, EL_SETFP, 1, output);
  el_set(el, EL_SETFP, 2, errors);
  fclose(memory);
  int found = text != NULL && strstr(text, command) != NULL;
  free(text);
  return found;
}

// Adds a command to which keys can be bound, also by the user's file.
static inline void editline_add_command(
    EditLine *el, const char *name, unsigned char (*command)(EditLine *, int)) {
  el_set(el, EL_ADDFN, name, name, command);
}

// Whether the keys are vi's.
static inline int editline_is_vi(EditLine *el) {
  const char *name = NULL;
  return el_get(el, EL_EDITOR, &name) == 0 && name != NULL && strcmp(name, "vi") == 0;
}

// `mode` is "-d" for the mode in which a line is edited, "-x" for that in which commands run.
static inline void editline_set_flag(EditLine *el, const char *mode, const char *flag) {
  el_set(el, EL_SETTY, mode, flag, NULL);
}

// Draws the prompt and the line where the cursor stands, as if nothing of them were shown yet.
static inline void editline_redraw(EditLine *el) { el_set(el, EL_REFRESH); }

// Whether it edits lines: `edit off` in the user's file switches that off.
static inline int editline_is_editing(EditLine *el) {
  int on = 0;
  return el_get(el, EL_EDITMODE, &on) == 0 && on;
}

// How many cells libedit takes a row to have.
static inline int editline_columns(EditLine *el) {
  int columns = 0;
  el_get(el, EL_GETTC, "co", &columns);
  return columns;
}

// Has libedit take the window for so wide, and for no higher than a line of one row needs: the memory
// that it sets aside is for all of it.
static inline void editline_set_columns(EditLine *el, int columns) {
  char text[16];
  snprintf(text, sizeof text, "%d", columns);
  el_set(el, EL_SETTC, "li", "8", NULL);
  el_set(el, EL_SETTC, "co", text, NULL);
}

// Takes out the characters before the cursor, as el_deletestr does, but leaves alone what ^Y and vi's
// `p` bring back. What el_wline returns is libedit's own line, which is no constant there.
static inline void editline_delete_before(EditLine *el, int count) {
  LineInfoW *line = (LineInfoW *)el_wline(el);
  wchar_t *cursor = (wchar_t *)line->cursor;
  if (count <= 0 || count > cursor - line->buffer) return;
  memmove(cursor - count, cursor, (line->lastchar - cursor) * sizeof *cursor);
  line->cursor -= count;
  line->lastchar -= count;
}

static inline void editline_set_history(EditLine *el, History *events) {
  el_set(el, EL_HIST, history, events);
}

static inline void editline_limit_history(History *events, int limit) {
  HistEvent event;
  history(events, &event, H_SETSIZE, limit);
  history(events, &event, H_SETUNIQUE, 1);
}

static inline void editline_remember(History *events, const char *line) {
  HistEvent event;
  history(events, &event, H_ENTER, line);
}

static inline void editline_forget(History *events) {
  HistEvent event;
  history(events, &event, H_CLEAR);
}

// Whether text of the current locale is UTF-8. Swift does not see the constant CODESET.
static inline int locale_is_utf8(void) { return strcmp(nl_langinfo(CODESET), "UTF-8") == 0; }

// Swift sees the union in which the handler lies under another name on each system.
static inline void signal_watch(int number, void (*handler)(int)) {
  struct sigaction action = {0};
  action.sa_handler = handler;
  action.sa_flags = SA_RESTART;
  sigaction(number, &action, NULL);
}

// For the signals of a crash: on the stack of its own that a full stack needs, and once.
static inline void signal_intercept(int number, void (*handler)(int), struct sigaction *previous) {
  struct sigaction action = {0};
  action.sa_handler = handler;
  action.sa_flags = SA_ONSTACK | SA_RESETHAND;
  // In two calls: the handler reads what the first one has written.
  sigaction(number, NULL, previous);
  // A signal that the parent process ignores ends nothing.
  if (previous->sa_handler != SIG_IGN) sigaction(number, &action, NULL);
}

// Swift imports the array of control characters as a tuple. -1 for a key that is switched off.
static inline int editline_control_character(const struct termios *modes, int index) {
  return modes->c_cc[index] == _POSIX_VDISABLE ? -1 : modes->c_cc[index];
}

#endif

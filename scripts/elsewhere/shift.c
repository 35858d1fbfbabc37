/*
 * Moves the clock of every process that is started with it in LD_PRELOAD by CLOCK_SHIFT_S seconds: the tests, the
 * product, its database and the browser. What measures durations (CLOCK_MONOTONIC) stays as it is.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <sys/time.h>
#include <time.h>

static time_t shift(void) {
  static time_t seconds;
  static int is_read;
  if (!is_read) {
    const char *text = getenv("CLOCK_SHIFT_S");
    seconds = text ? atol(text) : 0;
    is_read = 1;
  }
  return seconds;
}

int clock_gettime(clockid_t clock, struct timespec *at) {
  static int (*real)(clockid_t, struct timespec *);
  if (!real) real = dlsym(RTLD_NEXT, "clock_gettime");
  int result = real(clock, at);
  if (result == 0 && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) at->tv_sec += shift();
  return result;
}

int gettimeofday(struct timeval *at, void *zone) {
  static int (*real)(struct timeval *, void *);
  if (!real) real = dlsym(RTLD_NEXT, "gettimeofday");
  int result = real(at, zone);
  if (result == 0) at->tv_sec += shift();
  return result;
}

time_t time(time_t *at) {
  static time_t (*real)(time_t *);
  if (!real) real = dlsym(RTLD_NEXT, "time");
  time_t now = real(NULL) + shift();
  if (at) *at = now;
  return now;
}

/*
 * Moves the clock of every process that is started with it in LD_PRELOAD by SHIFT_S seconds (given to the compiler):
 * the tests, the product, its database and the browser. What measures durations (CLOCK_MONOTONIC) stays as it is.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <sys/time.h>
#include <time.h>

int clock_gettime(clockid_t clock, struct timespec *at) {
  static int (*real)(clockid_t, struct timespec *);
  if (!real) real = dlsym(RTLD_NEXT, "clock_gettime");
  int result = real(clock, at);
  if (result == 0 && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) at->tv_sec += SHIFT_S;
  return result;
}

int gettimeofday(struct timeval *at, void *zone) {
  static int (*real)(struct timeval *, void *);
  if (!real) real = dlsym(RTLD_NEXT, "gettimeofday");
  int result = real(at, zone);
  if (result == 0) at->tv_sec += SHIFT_S;
  return result;
}

time_t time(time_t *at) {
  static time_t (*real)(time_t *);
  if (!real) real = dlsym(RTLD_NEXT, "time");
  time_t now = real(NULL) + SHIFT_S;
  if (at) *at = now;
  return now;
}

/** A log for tests whose subject is not the log. */
export const silentLog = {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

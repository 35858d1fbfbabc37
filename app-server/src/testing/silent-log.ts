import type { DatabaseLog } from '../platform/database/index.ts';

/** A log for tests whose subject is not the log. */
export const silentLog: DatabaseLog = {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

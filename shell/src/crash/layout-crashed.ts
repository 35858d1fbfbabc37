import { shellCrashed } from './shell-crashed.ts';
import { keepTyped, type Field } from './typed-fields.ts';

/** A layout that throws later has worked; its page keeps the error and its button, which begins another minute. */
export const FIRST_MINUTE_MS = 60_000;

/**
 * For a layout that threw: as for a shell that did not start, but only in its first minute, and what was typed is kept.
 */
export function layoutCrashed(
  fields: readonly Field[],
  { now, reload }: { now: number; reload?: () => void } = { now: performance.now() },
): void {
  if (now > FIRST_MINUTE_MS) return;
  keepTyped(fields);
  shellCrashed(reload);
}

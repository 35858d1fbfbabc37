import { AsyncLocalStorage } from 'node:async_hooks';
import { activeTraceId } from '../traces/span.ts';

interface Cause {
  /** the request's id, or that of a job's run */
  readonly id: string;
  /** true for background work: its log lines have no request id of their own */
  readonly isWork: boolean;
}

const causes = new AsyncLocalStorage<Cause>();

/** Runs the code of a request: everything it queues carries the request's id. */
export const inRequest = <T>(id: string, work: () => T): T => causes.run({ id, isWork: false }, work);

/**
 * Runs background work on behalf of a cause: its log lines carry that id as `cause`, and so does everything
 * it queues.
 */
export const inWork = <T>(id: string, work: () => T): T => causes.run({ id, isWork: true }, work);

/** The id of the request or job that this code runs for; undefined outside of both. */
export const currentCause = (): string | undefined => causes.getStore()?.id;

/** Additional members of a log line: pino's `mixin`. A request's line already has `reqId` and `trace`. */
export function causeOfLine(): { cause?: string; trace?: string } {
  const cause = causes.getStore();
  if (cause?.isWork !== true) return {};
  const trace = activeTraceId();
  return { cause: cause.id, ...(trace !== undefined && { trace }) };
}

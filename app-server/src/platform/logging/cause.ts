import { AsyncLocalStorage } from 'node:async_hooks';

interface Cause {
  /** the request's id, or that of a job's run */
  readonly id: string;
  /** whether this runs by itself: its log lines have no id of a request of their own */
  readonly isWork: boolean;
}

const causes = new AsyncLocalStorage<Cause>();

/** What answers a request: all that it queues is found under the request's id. */
export const inRequest = <T>(id: string, work: () => T): T => causes.run({ id, isWork: false }, work);

/** What runs by itself, for whatever caused it: its log lines carry that id as `cause`, and what it queues, too. */
export const inWork = <T>(id: string, work: () => T): T => causes.run({ id, isWork: true }, work);

/** The id of what this code runs for; undefined outside of requests and jobs. */
export const currentCause = (): string | undefined => causes.getStore()?.id;

/** What a log line gets besides its own members: pino's `mixin`. A request's line has `reqId` already. */
export function causeOfLine(): { cause?: string } {
  const cause = causes.getStore();
  return cause?.isWork === true ? { cause: cause.id } : {};
}

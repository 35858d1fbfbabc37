import { setTimeout as pause } from 'node:timers/promises';

/** The result of the work; rejects with the complaint when it takes longer. The work itself is not ended. */
export async function inTime<T>(
  work: Promise<T>,
  milliseconds: number,
  complaint: () => string | Promise<string>,
): Promise<T> {
  const ended = new AbortController();
  const late = async () => {
    await pause(milliseconds, undefined, { signal: ended.signal });
    throw new Error(await complaint());
  };
  try {
    return await Promise.race([work, late()]);
  } finally {
    ended.abort();
  }
}

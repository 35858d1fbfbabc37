const PAUSES_MS = [250, 750];
/** A slow network loads the largest file of a remote (30 kB) in a fraction of this time. */
const PATIENCE_MS = 15_000;

/** There was no response in time. The file may still arrive, and run, later. */
export class TimedOut extends Error {
  override name = 'TimedOut';
}

/**
 * Loads code: one attempt, and two retries after short pauses. Addresses do not change, because the release
 * pins them. There is no retry after a time-out, because it would wait for the same request.
 * @param mayRecover whether a retry can have another outcome after this failure
 */
export async function withRetries<T>(
  load: () => Promise<T>,
  mayRecover: (failure: unknown) => boolean = () => true,
): Promise<T> {
  for (const pause of PAUSES_MS) {
    try {
      return await inTime(load());
    } catch (error) {
      if (error instanceof TimedOut || !mayRecover(error)) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return inTime(load());
}

/** Rejects with TimedOut after 15 s. */
export async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TimedOut(`no answer within ${PATIENCE_MS} ms`)), PATIENCE_MS);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

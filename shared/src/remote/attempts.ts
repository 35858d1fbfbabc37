const PAUSES_MS = [250, 750];
/** A weak network brings the largest file of a remote (30 kB) in a fraction of it. */
const PATIENCE_MS = 15_000;

/** No answer within the time there is. What was asked for may still arrive, and run, later. */
export class TimedOut extends Error {
  override name = 'TimedOut';
}

/**
 * Fetches code: tries, and twice more after short pauses. Addresses stay as they are: they are what the release pins.
 * After a time-out there is no further try, since it would only wait for the same request.
 * @param mayRecover whether another try can end otherwise than with this failure
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

/** Rejects with TimedOut when there is no outcome within 15 s. */
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

const TRIES = 3;

/** The result of the work, which may fail twice. Reports each failure; null after the last. */
export async function withTries<T>(
  work: () => Promise<T>,
  failed: (message: string) => void,
): Promise<T | null> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    try {
      return await work();
    } catch (error) {
      failed(String(error).split('\n')[0] ?? '');
    }
  }
  return null;
}

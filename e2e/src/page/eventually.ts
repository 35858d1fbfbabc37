const PATIENCE_MS = 10_000;
const PAUSE_MS = 50;

/**
 * Polls until the result is true; throws after 10 s, or the given time. For asynchronous conditions: Playwright's
 * `waitForFunction` treats the promise of an async function as true.
 */
export async function eventually(
  what: string,
  ask: () => Promise<boolean>,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  const deadline = performance.now() + patienceMs;
  while (!(await ask())) {
    if (performance.now() > deadline) throw new Error(`never came true: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

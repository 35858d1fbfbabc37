const PATIENCE_MS = 10_000;
const PAUSE_MS = 50;

/**
 * Asks until the answer is yes; throws after 10 s. For what a page can only say asynchronously: Playwright's own
 * `waitForFunction` takes the promise of an async function for a yes.
 */
export async function eventually(what: string, ask: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (!(await ask())) {
    if (performance.now() > deadline) throw new Error(`never came true: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

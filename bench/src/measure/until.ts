export const PATIENCE_MS = 45_000;

/** Asks again and again until the answer is yes; rejects with the complaint when the patience is over. */
export async function until(
  ask: () => Promise<boolean>,
  complaint: () => string,
  everyMs = 50,
): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (!(await ask())) {
    if (performance.now() > deadline) throw new Error(complaint());
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}

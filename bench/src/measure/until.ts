export const PATIENCE_MS = 45_000;

/**
 * Asks again and again until the answer is yes; rejects with the complaint when the patience is over, also if an answer
 * never comes, as from a page in an endless loop.
 */
export async function until(
  ask: () => Promise<boolean>,
  complaint: () => string,
  everyMs = 50,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, patienceMs, 'late');
  });
  try {
    for (;;) {
      const answer = await Promise.race([late, ask()]);
      if (answer === 'late') throw new Error(complaint());
      if (answer) return;
      await new Promise((resolve) => setTimeout(resolve, everyMs));
    }
  } finally {
    clearTimeout(timer);
  }
}

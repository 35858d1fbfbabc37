/** The clean-up of one test run. Setup and teardown share this process and this module. */
const cleanUps: (() => Promise<void>)[] = [];

/** Registers a clean-up for after the last test; the newest runs first. */
export const afterRun = (undo: () => Promise<void>): void => void cleanUps.push(undo);

/** Runs every registered clean-up, even if one of them fails. */
export async function cleanUp(): Promise<void> {
  const undo = cleanUps.pop();
  if (!undo) return;
  try {
    await undo();
  } finally {
    await cleanUp();
  }
}

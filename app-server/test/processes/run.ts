/** What one run of the tests has to clean up. Setup and teardown share this process and this module. */
const cleanUps: (() => Promise<void>)[] = [];

/** Asks for something to be undone after the last test; the newest first. */
export const afterRun = (undo: () => Promise<void>): void => void cleanUps.push(undo);

/** Undoes all that was asked for, also where a part of it fails. */
export async function cleanUp(): Promise<void> {
  const undo = cleanUps.pop();
  if (!undo) return;
  try {
    await undo();
  } finally {
    await cleanUp();
  }
}

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Creates the folder DATA_DIR if it is missing. Throws if it is not writable. */
export function makeDataDir(dataDir: string): void {
  const trial = join(dataDir, `.trial.${process.pid}`);
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(trial, '');
    rmSync(trial);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(
      `DATA_DIR is "${dataDir}", where nothing can be written (${code}): choose another folder, or give it to the user who starts this.`,
      { cause: error },
    );
  }
}

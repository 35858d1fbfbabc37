import { rmSync } from 'node:fs';
import { PREPARED } from './data-dir.ts';

/** Removes what `global-setup.ts` prepared. */
export default function removePrepared(): void {
  const prepared = process.env[PREPARED];
  if (prepared) rmSync(prepared, { recursive: true, force: true });
}

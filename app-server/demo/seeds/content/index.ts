import type { Clock } from '../../../src/platform/time/clock.ts';
import type { Transaction } from '../../../src/platform/database/index.ts';
import { seedFiles } from './files.ts';
import { seedLetters } from './letters.ts';

/** What editors wrote for the demo, and what its members have in their inbox. */
export async function seedContent(tx: Transaction, clock: Clock): Promise<void> {
  const now = clock.now();
  await seedFiles(tx, now);
  await seedLetters(tx, now);
}

import type { Clock } from '../../../src/platform/time/clock.ts';
import type { Transaction } from '../../../src/platform/database/index.ts';
import { seedFiles } from './files.ts';
import { seedLetters } from './letters.ts';

/** The demo's editorial content, and its members' messages. */
export async function seedContent(tx: Transaction, clock: Clock): Promise<void> {
  const now = clock.now();
  await seedFiles(tx, now);
  await seedLetters(tx, now);
}

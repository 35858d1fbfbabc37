import type { Clock } from '../../../src/platform/time/clock.ts';
import type { Transaction } from '../../../src/platform/database/index.ts';
import { seedActivities } from './activities.ts';
import { seedLetters } from './letters.ts';
import { seedNotices } from './notices.ts';
import { seedPages } from './pages.ts';

/** The demo's editorial content, and its members' messages. */
export async function seedContent(tx: Transaction, clock: Clock): Promise<void> {
  const now = clock.now();
  await seedPages(tx, now);
  await seedActivities(tx, now);
  await seedNotices(tx, now);
  await seedLetters(tx, now);
}

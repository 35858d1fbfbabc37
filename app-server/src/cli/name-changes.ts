import { personName } from '@resort/shared/contract';
import { decideName, namesUnderReview } from '../core/member/name-change.ts';
import { createClock } from '../platform/time/clock.ts';
import { inTransaction, openDatabase } from '../platform/database/index.ts';

/**
 * Names under review, for whoever compares them with travel documents: `npm run name-changes -w @resort/app-server`
 * lists them, one line each; `-- approve 7` and `-- reject 7` decide one by its number. On the database of DATABASE_URL
 * or, while nothing serves it, of DATA_DIR. Exits 1 where nothing of that number is under review.
 */
const { DATABASE_URL, DATA_DIR } = process.env;
const [verb, id] = process.argv.slice(2);
const STATUS: Readonly<Record<string, 'APPROVED' | 'REJECTED'>> = { approve: 'APPROVED', reject: 'REJECTED' };
const log = { info: () => undefined, warn: console.warn, error: console.error };
const { db, close } = await openDatabase({
  databaseUrl: DATABASE_URL || undefined,
  dataDir: DATA_DIR || undefined,
  log,
  prepared: false,
});
const say = (line: string) => process.stdout.write(`${line}\n`);
try {
  const status = STATUS[verb ?? ''];
  if (status === undefined) {
    for (const { memberNo, change } of await namesUnderReview(db)) {
      const { firstName, lastName, earlierFirstName, earlierLastName, reason } = change;
      const earlier = personName({ firstName: earlierFirstName, lastName: earlierLastName }, 'en');
      say(`${change.id} ${memberNo} ${earlier} -> ${personName({ firstName, lastName }, 'en')}: ${reason}`);
    }
  } else {
    const clock = createClock();
    const isDecided = await inTransaction(db, (tx) => decideName(tx, { clock }, Number(id), status));
    say(isDecided ? `${id} ${status}` : `nothing of number ${id} is under review`);
    if (!isDecided) process.exitCode = 1;
  }
} finally {
  await close();
}

import { expect, it } from '@jest/globals';
import { sourcesBelow } from '../../sources.ts';
import { projectRoot } from '../../testing/tree.ts';

/** Counts rows, or adds them up, in a transaction. */
const COUNTS = /\btx\s*\.\$count\(|\b(?:count|sum)\((?!\))[^)]*\)\.mapWith|:\s*count\(\)|count\(\*\)/;
const IN_TRANSACTION = /\btx: Transaction\b|\binTransaction\(/;
/** Those who count take turns: a locked row, an advisory lock, or a counter that decides in its one statement. */
const LOCKS = /\block[A-Z]\w*\(|\.for\('|\btakeLocks\(|pg_advisory|\bcountOne\(|\benforce\(/;

/** Counted without a lock, and why two at once do no harm, or who holds the lock. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'app-server/src/core/earning/settle-tier.ts': 'the caller has locked the member',
  'app-server/src/core/ledger/post.ts': 'counts the entries that its own statement wrote',
  'app-server/src/core/orders/holds/ledger-part.ts': 'the caller has locked the order',
  'app-server/src/core/till/hold-payment.ts': 'the caller has locked the member',
  'app-server/src/domains/hotel/import/open-room.ts': 'the importer runs alone',
  'app-server/src/domains/membership/reminders/coming-words.ts': 'a reminder, limits nothing',
  'app-server/src/domains/messaging/push/stop.ts': 'asks whether a row is there',
  'app-server/src/partner/calls/outlet-state.ts': 'asks whether a row is there',
};

const found = sourcesBelow(projectRoot, 'app-server/src').filter(
  ({ text }) => COUNTS.test(text) && IN_TRANSACTION.test(text),
);
const unlocked = found.filter(({ text }) => !LOCKS.test(text)).map(({ file }) => file);

it('what is counted in a transaction is counted under a lock, so that two at once count each other', () => {
  expect(found.length).toBeGreaterThan(8);
  expect(unlocked.filter((file) => !(file in ELSEWHERE))).toEqual([]);
  expect(Object.keys(ELSEWHERE).filter((file) => !unlocked.includes(file))).toEqual([]);
});

import { inspect } from 'node:util';
import { createClock } from '../../src/platform/time/clock.ts';
import { openDatabase } from '../../src/platform/database/index.ts';
import { DomainError } from '../../src/platform/domain-error.ts';
import { PARALLEL, type RaceAnswer, type RaceOutcome, type RaceRequest } from './race.ts';
import { silentLog } from '../tools/silent-log.ts';

/*
 * One of the two processes of a race. Runs operations of the module in its first argument on the database in
 * its second, and answers over IPC. It ends with the test that started it, even if that test is killed.
 */
const [moduleUrl = '', databaseUrl = ''] = process.argv.slice(2);
const operations = await import(moduleUrl);
const { db, pool, close } = await openDatabase({ databaseUrl, log: silentLog });

/**
 * Opens all connections before the first operation, so that no operation waits for one and all run at the
 * same time.
 */
Object.assign(pool.options, { max: PARALLEL, idleTimeoutMillis: 0 });
const clients = await Promise.all(Array.from({ length: PARALLEL }, () => pool.connect()));
for (const client of clients) client.release();

async function outcomeOf(work: () => Promise<unknown>): Promise<RaceOutcome> {
  try {
    return { value: await work() };
  } catch (error) {
    if (error instanceof DomainError) return { error: error.error, data: error.data };
    return { fault: inspect(error) };
  }
}

process.on('message', (request: RaceRequest) => {
  const context = { db, clock: createClock(request.now) };
  const outcomes = request.calls.map(([name, ...args]) =>
    outcomeOf(() => operations[name](context, ...args)),
  );
  void Promise.all(outcomes).then((all) => {
    const answer: RaceAnswer = { id: request.id, outcomes: all };
    process.send?.(answer);
  });
});
process.once('disconnect', () => void close().finally(() => process.exit()));
process.send?.('ready');

import { inspect } from 'node:util';
import { createClock } from '../../src/platform/time/clock.ts';
import { openDatabase } from '../../src/platform/database/index.ts';
import { DomainError } from '../../src/platform/domain-error.ts';
import { PARALLEL, type RaceAnswer, type RaceOutcome, type RaceRequest } from './race.ts';
import { silentLog } from '../tools/silent-log.ts';

/*
 * One of the two processes of a race: does operations of the module that its first argument names on the database of
 * the second, and answers over IPC. It ends with the test that started it, however that ends.
 */
const [moduleUrl = '', databaseUrl = ''] = process.argv.slice(2);
const operations = await import(moduleUrl);
const { db, pool, close } = await openDatabase({ databaseUrl, log: silentLog });

/** All connections stand before the first operation begins, so that none waits for one and all meet. */
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

import { afterAll, beforeAll, beforeEach, expect } from '@jest/globals';
import { reconcile } from '../../src/core/ledger/reconcile.ts';
import { testApp, type TestApp } from '../platform/protocol/test-app.ts';
import { testClock, type TestClock } from '../platform/protocol/test-clock.ts';
import { testCounters, type TestCounters } from '../platform/test-counters.ts';
import { rateBucket } from '../../src/schema/index.ts';
import { testDatabase } from './database.ts';

export interface Ground {
  readonly database: Awaited<ReturnType<typeof testDatabase>>;
  readonly app: TestApp;
  readonly clock: TestClock;
  /** counts of calls that all app servers of this file share */
  readonly counters: TestCounters;
  /** another app server on the same database and clock */
  another(options: AppOptions): Promise<TestApp>;
}

type AppOptions = Omit<Parameters<typeof testApp>[0], 'db' | 'clock'>;
type Options = AppOptions & { readonly clock?: TestClock };

/**
 * The environment of a test file: an app server with its own database and clock, available from the first test on.
 * Tests do not affect each other's limits, and after the last test the books must balance.
 */
export function standOn(give: (ground: Ground) => void, options: Options = {}): void {
  const { clock = testClock() } = options;
  const counters = testCounters();
  const apps: TestApp[] = [];
  let database: Ground['database'];
  const another = async (of: AppOptions) => {
    const app = await testApp({ counters, ...of, db: database.db, clock });
    apps.push(app);
    return app;
  };
  beforeAll(async () => {
    database = await testDatabase();
    give({ database, app: await another(options), clock, counters, another });
  });
  beforeEach(async () => {
    counters.forget();
    await database.db.delete(rateBucket);
  });
  afterAll(async () => {
    expect(await reconcile(database.db)).toEqual([]);
    for (const { fastify } of apps) await fastify.close();
    await database.drop();
  });
}

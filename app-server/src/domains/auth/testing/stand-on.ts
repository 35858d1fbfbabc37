import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { testApp, type TestApp } from '../../../platform/protocol/testing/test-app.ts';
import { testClock, type TestClock } from '../../../platform/protocol/testing/test-clock.ts';
import { rateBucket } from '../../../schema/index.ts';
import { testDatabase } from '../../../testing/database.ts';

export interface Ground {
  readonly database: Awaited<ReturnType<typeof testDatabase>>;
  readonly app: TestApp;
  readonly clock: TestClock;
}

/** What a file of tests stands on: the app server on a database and a clock of its own; no test runs into another's limits. */
export function standOn(
  give: (ground: Ground) => void,
  options: Omit<Parameters<typeof testApp>[0], 'db' | 'clock'> = {},
): void {
  let ground: Ground;
  beforeAll(async () => {
    const database = await testDatabase();
    const clock = testClock();
    const app = await testApp({ ...options, db: database.db, clock });
    ground = { database, app, clock };
    give(ground);
  });
  beforeEach(() => ground.database.db.delete(rateBucket));
  afterAll(async () => {
    await ground.app.fastify.close();
    await ground.database.drop();
  });
}

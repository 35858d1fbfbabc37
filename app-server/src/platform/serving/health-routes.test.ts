import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import pg from 'pg';
import { testDatabase } from '../../../test/database/database.ts';
import { addHealthRoutes } from './health-routes.ts';
import { createReadiness, type Readiness } from './readiness.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
let app: FastifyInstance;
let readiness: Readiness;
let release: number | null;

beforeEach(async () => {
  database = await testDatabase();
  readiness = createReadiness(database.pool);
  release = 7;
  app = Fastify();
  addHealthRoutes(app, {
    readiness: { look: () => readiness.look() },
    release: async () => release ?? Promise.reject(new Error('nothing is pinned')),
  });
});
afterEach(async () => {
  await app.close();
  await database.drop();
});

const ask = async (url: string) => {
  const { statusCode, headers, ...answer } = await app.inject({ url });
  expect(headers['cache-control']).toBe('no-store');
  return { status: statusCode, retryAfter: headers['retry-after'], body: answer.json<unknown>() };
};

describe('/ready', () => {
  it('is 200 while database, schema and release are available, also under its older name', async () => {
    const well = { status: 'ok', database: true, migrations: true, serving: true, release: 7 };
    expect(await ask('/ready')).toEqual({ status: 200, retryAfter: undefined, body: well });
    expect(await ask('/healthz')).toEqual(await ask('/ready'));
  });

  it.each<[string, () => unknown, object]>([
    ['it was told to stop', () => readiness.drain(), { serving: false, database: true }],
    ['no release can be served', () => (release = null), { release: null }],
    [
      'the schema is older than the program',
      () =>
        database.pool.query(
          'delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)',
        ),
      { database: true, migrations: false },
    ],
    [
      'the database is away',
      () => (readiness = createReadiness(new pg.Pool({ port: 1 }))),
      { database: false, migrations: false },
    ],
  ])('is 503 with the reason when %s; /health stays 200', async (_what, happen, why) => {
    await happen();
    const { status, retryAfter, body } = await ask('/ready');
    expect([status, retryAfter]).toEqual([503, '5']);
    expect(body).toMatchObject({ status: 'unavailable', ...why });
    expect(await ask('/health')).toMatchObject({ status: 200, body: { status: 'ok' } });
  });
});

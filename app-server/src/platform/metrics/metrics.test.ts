import { beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { Registry } from 'prom-client';
import { standOn, type Ground } from '../../../test/database/stand-on.ts';
import { inTransaction } from '../database/index.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { send } from '../../../test/platform/protocol/client.ts';
import type { TestApp } from '../../../test/platform/protocol/test-app.ts';
import { jobMetrics } from './job-metrics.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { serveMetrics } from './serve-metrics.ts';

let ground: Ground;
let app: TestApp;
let metrics: Metrics;

standOn((given) => (ground = given));
/** Each test counts from nothing. */
beforeEach(async () => {
  metrics = createMetrics(ground.database.pool);
  app = await ground.another({ countCall: metrics.calls });
});

/** Name and labels of each series with its value: `resort_calls_total{call="…"}` → 1. */
async function series(name: string, of: Pick<Metrics, 'text'> = metrics): Promise<Record<string, number>> {
  const lines = (await of.text()).split('\n').filter((line) => new RegExp(`^${name}[{ ]`).test(line));
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]),
  );
}

describe('metrics of calls', () => {
  it('are by call of the contract, code and status, with durations', async () => {
    await send(app, 'GET /user/memberShipH5');
    await send(app, 'GET /user/memberShipH5');
    expect(await series('resort_calls_total')).toMatchObject({
      'resort_calls_total{call="GET /user/memberShipH5",code="0",status="200"}': 2,
    });
    expect(await series('resort_call_seconds_count')).toMatchObject({
      'resort_call_seconds_count{call="GET /user/memberShipH5"}': 2,
    });
  });

  it("include the protocol's refusals by reason", async () => {
    await send(app, 'GET /user/memberShipH5', {
      change: ({ headers }) => (headers['sign'] = '0'.repeat(64)),
    });
    await send(app, 'GET /user/memberShipH5', { timestamp: 1 });
    await send(app, 'GET /user/info');
    expect(await series('resort_refusals_total')).toEqual({
      'resort_refusals_total{reason="SIGN_IN_AGAIN"}': 1,
      'resort_refusals_total{reason="SESSION_SUPERSEDED"}': 0,
      'resort_refusals_total{reason="CLOCK_SKEW"}': 1,
      'resort_refusals_total{reason="BAD_SIGNATURE"}': 1,
      'resort_refusals_total{reason="SIGN_CHECK"}': 0,
      'resort_refusals_total{reason="REPLAYED"}': 0,
    });
  });

  it('have no series for unknown paths, and no label that identifies a member', async () => {
    await send(app, 'PUT /user/users/{id}/language', { params: { id: '7000001' } });
    const ask = (url: string) => app.fastify.inject({ url, headers: { random: url } });
    await ask('/gateway/first-of-all');
    const before = Object.keys(await series('resort_\\w+')).length;
    for (let n = 0; n < 40; n += 1) await ask(`/gateway/scan/${n}?code=${n}`);
    await send(app, 'PUT /user/users/{id}/language', { params: { id: '7000002' } });
    const after = await series('resort_\\w+');
    expect(Object.keys(after)).toHaveLength(before);
    expect(after['resort_calls_total{call="none",code="10011",status="404"}']).toBe(41);
    // names and labels only, because durations can contain any digits
    expect(Object.keys(after).join('\n')).not.toMatch(/scan|700000/);
  });
});

describe('metrics of the backlog', () => {
  it('are the outbox by topic with its age, payments, refunds and holds', async () => {
    const { database, clock } = ground;
    await inTransaction(database.db, (tx) =>
      enqueue(tx, clock, { topic: 'metrics', payload: {}, dedupeKey: 'metrics' }),
    );
    await database.pool.query(
      `update outbox set attempts = 2, created_at = now() - interval '1 hour' where topic = 'metrics'`,
    );
    const waiting = await series('resort_outbox_\\w+');
    expect(waiting).toMatchObject({
      'resort_outbox_waiting{topic="metrics"}': 1,
      'resort_outbox_failing{topic="metrics"}': 1,
    });
    expect(waiting['resort_outbox_oldest_seconds{topic="metrics"}']).toBeGreaterThanOrEqual(3600);
    await database.pool.query(`update outbox set delivered_at = now() where topic = 'metrics'`);
    expect(await series('resort_outbox_waiting')).not.toHaveProperty(
      'resort_outbox_waiting{topic="metrics"}',
    );
    const names = ['resort_payments_pending', 'resort_payments_oldest_seconds', 'resort_refunds_pending'];
    for (const name of names) expect(await series(name)).toEqual({ [name]: expect.any(Number) });
    expect(Object.keys(await series('resort_holds_open'))).toEqual([
      'resort_holds_open{of="ledger"}',
      'resort_holds_open{of="inventory"}',
    ]);
  });

  it('are absent instead of stale while the database is unavailable, and all others are present', async () => {
    const pool = new pg.Pool({ host: '127.0.0.1', port: 1 });
    const away = createMetrics(pool);
    expect(await series('resort_backlog_read', away)).toEqual({ resort_backlog_read: 0 });
    expect(await series('resort_payments_pending', away)).toEqual({});
    expect(await series('nodejs_eventloop_lag_seconds', away)).not.toEqual({});
    expect(await series('resort_database_connections', away)).toMatchObject({
      'resort_database_connections{state="most"}': 10,
      'resort_database_connections{state="waiting"}': 0,
    });
    await pool.end();
  });
});

describe('metrics of jobs', () => {
  it('are runs by outcome, and the delay of the next one', async () => {
    const registry = new Registry();
    let now = 100;
    const jobs = jobMetrics(registry, () => now);
    const late = async () => {
      const text = await registry.metrics();
      return Number(/^resort_job_late_seconds\{job="refunds"\} (\d+)$/m.exec(text)?.[1]);
    };
    jobs.planned([{ name: 'refunds', every: 5 }]);
    now = 107;
    expect(await late()).toBe(7);
    jobs.ran('refunds', 'failed', 0.2);
    jobs.ran('refunds', 'elsewhere', 0.1);
    expect(await late()).toBe(0);
    now = 132;
    expect(await late()).toBe(20);
    const text = await registry.metrics();
    expect(text).toContain('resort_job_runs_total{job="refunds",outcome="failed"} 1');
    expect(text).toContain('resort_job_runs_total{job="refunds",outcome="elsewhere"} 1');
    expect(text).toContain('resort_job_seconds_count{job="refunds"} 1');
  });
});

describe('/metrics', () => {
  it('has its own address, which serves nothing else; the members’ address does not serve it', async () => {
    const served = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 });
    const origin = `http://127.0.0.1:${served.port}`;
    const answer = await fetch(`${origin}/metrics`);
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(await answer.text()).toContain('# TYPE resort_calls_total counter');
    expect((await fetch(`${origin}/`)).status).toBe(404);
    expect((await fetch(`${origin}/metrics`, { method: 'POST' })).status).toBe(404);
    const taken = serveMetrics(metrics, { host: '127.0.0.1', port: served.port });
    await expect(taken).rejects.toThrow(
      /^METRICS_PORT \d+ cannot be opened on 127\.0\.0\.1 \(EADDRINUSE\)\.$/,
    );
    await served.close();
    expect((await app.fastify.inject({ url: '/metrics' })).statusCode).toBe(404);
    expect((await app.fastify.inject({ url: '/gateway/metrics' })).statusCode).toBe(404);
  });
});

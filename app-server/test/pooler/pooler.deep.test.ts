import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { RewardOrder } from '@resort/mf-dollars/contract';
import { eq, sql } from 'drizzle-orm';
import { reconcile } from '../../src/core/ledger/reconcile.ts';
import { exchangeItem } from '../../src/domains/dollars/tables/exchange.ts';
import { followNotices } from '../../src/platform/database/index.ts';
import { connectDatabase, openDatabase } from '../../src/platform/database/open.ts';
import { isOverLimit } from '../../src/platform/database/connection/bounded-pool.ts';
import { orders, session } from '../../src/schema/index.ts';
import { testDatabase } from '../database/database.ts';
import { newRandom } from '../platform/protocol/client.ts';
import { sendOver, signInOver } from '../platform/protocol/over-http.ts';
import { startProcess, type ServerProcess } from '../processes/process.ts';
import { each } from '../processes/two-servers.ts';
import { silentLog } from '../tools/silent-log.ts';
import { temporaryFolder } from '../tools/temporary-folder.ts';
import { until } from '../tools/until.ts';
import { hasPgbouncer, startPgbouncer, type Pooler } from './pgbouncer.ts';

jest.setTimeout(120_000);

const WEB = fileURLToPath(new URL('../rolling/web-process.ts', import.meta.url));
const LIMITS = { connections: 5, mostWaiting: 100, statementMs: 12_000, lockMs: 12_000, idleMs: 30_000 };
const SETTINGS = { log: silentLog, limits: LIMITS, prepared: false };

/* Web processes behind Debian's pgBouncer in transaction mode, with four connections to PostgreSQL for both. */
(hasPgbouncer ? describe : describe.skip)('behind pgBouncer (needs pgbouncer)', () => {
  let database: Awaited<ReturnType<typeof testDatabase>>;
  let direct: string;
  let pooler: Pooler;
  let folder: ReturnType<typeof temporaryFolder>;
  let servers: ServerProcess[];

  beforeAll(async () => {
    folder = temporaryFolder();
    database = await testDatabase();
    direct = String(database.pool.options.connectionString);
    pooler = await startPgbouncer(direct);
    const environment = {
      DATABASE_URL: pooler.url,
      DATABASE_NOTICES_URL: direct,
      DATABASE_PREPARED: 'off',
      DATA_DIR: folder.path,
      SERVER_KEY: Buffer.alloc(32, 7).toString('base64'),
      ROLE: 'web',
      MIGRATE: 'off',
    };
    servers = await Promise.all([startProcess(WEB, environment), startProcess(WEB, environment)]);
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
    await pooler.stop();
    expect(await reconcile(database.db)).toEqual([]);
    await database.drop();
    await folder.remove();
  });
  const at = (n: number) => servers[n % 2]?.origin ?? '';

  it('fifty requests of one key to two processes are one redemption', async () => {
    const as = await signInOver(at(0), '66000103');
    const [item] = await database.db
      .select()
      .from(exchangeItem)
      .where(eq(exchangeItem.code, 'RW-DINING-200'));
    const payload = {
      rewardId: String(item?.id),
      qty: 1,
      expectedPrice: '180.00',
      idempotencyKey: newRandom(),
    };
    const before = await database.db.$count(orders, eq(orders.kind, 'REWARD'));
    const answers = await each(50, (n) =>
      sendOver<RewardOrder>(at(n), 'POST /dollar/redeem', { as, payload }),
    );
    expect(new Set(answers.map(({ envelope }) => JSON.stringify(envelope)))).toHaveProperty('size', 1);
    expect(answers[0]?.envelope).toMatchObject({ code: 0, data: { status: 'ISSUED' } });
    expect((await database.db.$count(orders, eq(orders.kind, 'REWARD'))) - before).toBe(1);
  });

  it('a session that ended is over for calls that only read as well', async () => {
    const as = await signInOver(at(0), '66000102');
    const codeAt = async (n: number) => (await sendOver(at(n), 'GET /user/info', { as })).envelope.code;
    expect([await codeAt(0), await codeAt(1), await codeAt(0), await codeAt(1)]).toEqual([0, 0, 0, 0]);
    await database.db
      .update(session)
      .set({ endedAt: new Date(), endReason: 'REVOKED' })
      .where(eq(session.memberId, Number(as.userId)));
    await until(async () => (await codeAt(0)) === 301 && (await codeAt(1)) === 301);
  });

  /** What a follower of changes meets, with this address for notices. */
  async function followed(address?: string) {
    const pooled = connectDatabase({ connectionString: pooler.url }, SETTINGS);
    const met = { hearing: 0, deaf: 0, notices: [] as string[], warnings: [] as unknown[] };
    const follower = {
      channel: 'session',
      onHearing: () => void (met.hearing += 1),
      onNotice: (payload: string) => void met.notices.push(payload),
      onDeaf: () => void (met.deaf += 1),
    };
    const log = { ...silentLog, warn: (...said: unknown[]) => void met.warnings.push(said) };
    const stop = followNotices(pooled.db, log, [follower], address);
    return {
      met,
      async stop() {
        await stop();
        await pooled.close();
      },
    };
  }

  it('changes are heard past the pooler', async () => {
    const { met, stop } = await followed(direct);
    await until(() => met.hearing === 1);
    await database.db.execute(sql`select pg_notify('session', '{}')`);
    await until(() => met.notices.includes('{}'));
    await stop();
  });

  it('without an address of PostgreSQL itself the log says so, and what cannot be heard is read again', async () => {
    const { met, stop } = await followed();
    await until(() => met.deaf >= 2);
    await stop();
    expect(met.hearing).toBe(0);
    expect(JSON.stringify(met.warnings)).toContain('DATABASE_NOTICES_URL must lead to PostgreSQL itself');
  });

  it('with names for statements a start refuses and says what to do', async () => {
    const opening = openDatabase({ databaseUrl: pooler.url, log: silentLog, limits: LIMITS });
    await expect(opening).rejects.toThrow(
      /^DATABASE_URL leads to a pooler .*: set DATABASE_PREPARED=off, or use /,
    );
    const unnamed = await openDatabase({ ...SETTINGS, databaseUrl: pooler.url });
    await unnamed.close();
  });

  it('has the limits of its statements from the role', async () => {
    const user = sql.identifier(new URL(direct).username);
    const name = sql.identifier(database.pool.options.database ?? new URL(direct).pathname.slice(1));
    await database.db.execute(sql`alter role ${user} in database ${name} set statement_timeout = '300ms'`);
    // its connections begin after the change
    const fresh = await startPgbouncer(direct);
    const limited = connectDatabase({ connectionString: fresh.url }, SETTINGS);
    try {
      const failure: unknown = await limited.pool.query('select pg_sleep(10)').then(
        () => undefined,
        (error: unknown) => error,
      );
      expect(isOverLimit(failure)).toBe(true);
      expect((await limited.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    } finally {
      await limited.close();
      await fresh.stop();
      await database.db.execute(sql`alter role ${user} in database ${name} reset statement_timeout`);
    }
  });
});

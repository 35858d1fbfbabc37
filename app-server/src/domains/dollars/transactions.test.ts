import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { DollarBalance } from '@resort/shared/calls/rows';
import type {
  DollarHold,
  DollarRelease,
  MyPoint,
  Transaction,
  TransactionMonth,
} from '@resort/mf-dollars/contract';
import { parseMoney } from '@resort/shared/contract';
import { earn } from '../../core/ledger/earn.ts';
import { hold } from '../../core/ledger/hold.ts';
import { release } from '../../core/ledger/settle.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { macauDate } from '../../platform/time/clock.ts';
import { addDays } from '../../platform/time/macau-days.ts';
import { send, type Identity } from '../../../test/platform/protocol/client.ts';
import { signIn } from '../../../test/platform/protocol/sign-in.ts';
import type { TestApp } from '../../../test/platform/protocol/test-app.ts';
import { standOn, type Ground } from '../../../test/database/stand-on.ts';

jest.setTimeout(60_000);

let database: Ground['database'];
let app: TestApp;
let rich: Identity;

standOn((ground) => ({ database, app } = ground));
beforeAll(async () => {
  rich = await signIn(app, '66000001');
});

interface Page<T> {
  readonly list: T[];
  readonly hasMore: boolean;
}
const history = async (wish: Record<string, unknown>, as = rich) =>
  (await send<Page<Transaction>>(app, 'POST /dollar/transaction', { as, payload: wish })).envelope.data;
const dayOf = (one: Transaction | undefined) => macauDate(new Date(one?.at ?? ''));

describe('the transactions', () => {
  it('of Resort Dollars are texts with a purpose, and each balance follows from the one before', async () => {
    const { list, hasMore } = await history({ unit: 'DOLLAR', pageSize: 50 });
    expect(hasMore).toBe(false);
    expect(list).toHaveLength(14);
    expect(list.slice(0, 3)).toMatchObject([
      {
        type: 'REDEEM',
        title: 'A bottle from the cellar',
        amount: '-380.00',
        balanceAfter: '2868.50',
        property: 'Heritage Hotel',
        orderNo: expect.stringMatching(/^R/),
        orderKind: 'REWARD',
      },
      { type: 'HOLD', title: 'Room reservation', amount: '-120.00', orderNo: null, orderKind: null },
      { type: 'EARN', title: 'Stay', amount: '600.00' },
    ]);
    for (const [index, { amount, balanceAfter }] of list.entries()) {
      const before = list[index + 1]?.balanceAfter ?? '0.00';
      expect(parseMoney(balanceAfter)).toBe(parseMoney(before) + parseMoney(amount));
    }
  });

  it('of points are whole numbers, in the member’s language', async () => {
    const { list } = await history({ unit: 'POINT', language: 'tc' });
    expect(list[0]).toMatchObject({
      type: 'REDEEM',
      title: '手繪紙燈籠',
      amount: -800,
      balanceAfter: 48_600,
    });
  });

  it('are paged by the last one seen, without a gap, also while new ones arrive', async () => {
    const other = await signIn(app, '66000002');
    const whole = (await history({ unit: 'DOLLAR', pageSize: 50 }, other)).list.map(({ id }) => id);
    const first = await history({ unit: 'DOLLAR', pageSize: 5 }, other);
    const ref = { kind: 'DINING', id: 'meanwhile' };
    await inTransaction(database.db, (tx) =>
      earn(tx, app.clock, { memberId: Number(other.userId), unit: 'DOLLAR', amount: 1_00n, ref }),
    );
    const beforeId = first.list.at(-1)?.id;
    const second = await history({ unit: 'DOLLAR', pageSize: 50, beforeId }, other);
    expect([first.hasMore, second.hasMore]).toEqual([true, false]);
    expect([...first.list, ...second.list].map(({ id }) => id)).toEqual(whole);
  });

  it('can be asked for by type and by days in Macau, both included', async () => {
    const read = async (wish: object) => (await history({ unit: 'DOLLAR', pageSize: 50, ...wish })).list;
    const types = (await read({ types: ['REDEEM', 'HOLD'] })).map(({ type }) => type);
    expect(new Set(types)).toEqual(new Set(['REDEEM', 'HOLD']));
    // two neighbours, by the days they have: the data may be of the day before
    const all = await read({});
    const [late, early] = all.filter(({ type }, index) => type === 'EARN' || all[index - 1]?.type === 'EARN');
    const [from, to] = [dayOf(early), dayOf(late)];
    const within = all.filter((one) => from <= dayOf(one) && dayOf(one) <= to);
    expect(within.length).toBeGreaterThan(1);
    expect(await read({ from, to })).toEqual(within);
    expect(await read({ from: addDays(from, 1), to: addDays(to, -1) })).toEqual(
      within.filter((one) => from < dayOf(one) && dayOf(one) < to),
    );
  });

  it('show a released hold as two', async () => {
    const as = await signIn(app, '66000102');
    const ref = { kind: 'HOTEL', id: 'H1' };
    const held = { memberId: Number(as.userId), unit: 'DOLLAR', amount: 5_00n, ref } as const;
    await inTransaction(database.db, (tx) => hold(tx, app.clock, held));
    await inTransaction(database.db, (tx) => release(tx, app.clock, ref));
    const { list } = await history({ unit: 'DOLLAR', pageSize: 2 }, as);
    expect(list).toMatchObject([
      { type: 'RELEASE', title: 'Room reservation', amount: '5.00' },
      { type: 'HOLD', title: 'Room reservation', amount: '-5.00' },
    ]);
  });

  it('are summed by month; a month without movements keeps the balance', async () => {
    const payload = { unit: 'DOLLAR' };
    const months = (
      await send<TransactionMonth[]>(app, 'GET /dollar/transaction/months', { as: rich, payload })
    ).envelope.data;
    expect(months).toHaveLength(12);
    expect(months.at(-1)).toMatchObject({
      month: macauDate(app.clock.now()).slice(0, 7),
      closing: '2868.50',
    });
    const [first, ...rest] = months;
    let closing = parseMoney(first?.closing ?? '0');
    for (const month of rest) {
      closing += parseMoney(month.in) - parseMoney(month.out);
      expect(parseMoney(month.closing)).toBe(closing);
    }
  });
});

describe('the file', () => {
  it('has every movement under a line of names, and a number stays a number', async () => {
    const payload = { unit: 'DOLLAR', language: 'en' };
    const { envelope } = await send<{ fileName: string; csv: string; truncated: boolean }>(
      app,
      'POST /dollar/transaction/csv',
      { as: rich, payload },
    );
    const { fileName, csv, truncated } = envelope.data;
    const lines = csv.split('\r\n');
    expect(fileName).toBe(`dollars-${macauDate(app.clock.now())}.csv`);
    expect(truncated).toBe(false);
    expect(lines[0]).toBe('\uFEFFDate,Type,Details,Hotel,Order,Amount,Balance');
    expect(lines).toHaveLength(1 + 14 + 1);
    expect(lines.find((line) => line.includes('cellar'))).toMatch(
      /^\d{4}-\d\d-\d\d \d\d:\d\d,Redeemed,A bottle from the cellar,Heritage Hotel,R[0-9A-Z]{14},-380\.00,2868\.50$/,
    );
  });
});

describe('the balance', () => {
  it('shows what is held, what is scheduled, and what expires', async () => {
    const { data } = (await send<DollarBalance>(app, 'GET /dollar/balance', { as: rich })).envelope;
    expect(data).toMatchObject({ held: '120.00', pendingRelease: '248.05', parity: { currency: 'MOP' } });
    expect(parseMoney(data.total)).toBe(parseMoney(data.available) + parseMoney(data.held));
    expect(data.expiring.map(({ amount }) => amount)).toEqual(['388.00', '2480.50']);
    const points = (await send<MyPoint>(app, 'GET /point/mall/getMyPoint', { as: rich })).envelope.data;
    expect(points.expiring).toEqual([{ points: 8_000, expireOn: data.expiring[0]?.expireOn }]);
  });

  it('lists its holds and its releases by name', async () => {
    const holds = (
      await send<Page<DollarHold>>(app, 'GET /dollar/hold', { as: rich, payload: { status: 'HELD' } })
    ).envelope.data;
    expect(holds.list).toMatchObject([{ amount: '120.00', title: 'Room reservation', status: 'HELD' }]);
    const releases = (await send<Page<DollarRelease>>(app, 'GET /dollar/release', { as: rich })).envelope
      .data;
    expect(releases.list).toMatchObject([{ amount: '248.05', source: 'Stay', status: 'SCHEDULED' }]);
  });
});

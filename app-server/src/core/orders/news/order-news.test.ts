/** @jest-environment-options {"ownModules": true} */
import { describe, expect, it, jest } from '@jest/globals';
import type { Letter, LetterBrief } from '@resort/mf-content/contract';
import { asc, eq } from 'drizzle-orm';
import { inTransaction } from '../../../platform/database/index.ts';
import { send } from '../../../../test/platform/protocol/client.ts';
import { signIn } from '../../../../test/platform/protocol/sign-in.ts';
import type { TestApp } from '../../../../test/platform/protocol/test-app.ts';
import type { TestClock } from '../../../../test/platform/protocol/test-clock.ts';
import { exchangeItem } from '../../../domains/dollars/tables/exchange.ts';
import { letter, notification } from '../../../schema/index.ts';
import { deliverAll } from '../../../../test/made/deliver.ts';
import { standOn, type Ground } from '../../../../test/database/stand-on.ts';
import { registerTestKind, reserveIn } from '../../../../test/made/test-orders.ts';
import { cancelOrder } from '../cancel.ts';
import { settlePaid } from '../settle-paid.ts';
import { ORDER_LETTERS, YOUR_ORDER } from '../../announcements/letters.ts';
import { fill } from '../../../locales/fill.ts';

/** The title of a letter about an order without a name. */
const titleOf = (news: keyof typeof ORDER_LETTERS) =>
  fill(ORDER_LETTERS[news].title, (language) => ({ what: YOUR_ORDER[language] }));

jest.setTimeout(30_000);
registerTestKind();

let database: Ground['database'];
let app: TestApp;
let clock: TestClock;

standOn((ground) => ({ database, app, clock } = ground));

const lettersOf = (memberId: number) =>
  database.db.select().from(letter).where(eq(letter.memberId, memberId)).orderBy(asc(letter.id));

describe('news about an order', () => {
  it('is in the inbox once: confirmed, cancelled, and nothing about holds', async () => {
    const as = await signIn(app, '66000119');
    const memberId = Number(as.userId);
    const before = (await lettersOf(memberId)).length;
    const actor = `member ${memberId}`;
    const held = await inTransaction(database.db, (tx) => reserveIn(tx, clock, { memberId }));
    const kept = await inTransaction(database.db, (tx) => reserveIn(tx, clock, { memberId }));
    await inTransaction(database.db, (tx) => cancelOrder(tx, clock, { orderId: held.id, actor }));
    await inTransaction(database.db, (tx) => settlePaid(tx, clock, { orderId: kept.id, actor }));
    for (const _ of [1, 2]) await deliverAll(database.db, clock);
    const confirmed = (await lettersOf(memberId)).slice(before);
    expect(confirmed).toMatchObject([
      {
        kind: 'ORDER',
        title: titleOf('CONFIRMED'),
        summary: fill(ORDER_LETTERS.CONFIRMED.summary, () => ({ order: kept.orderNo })),
        link: `/test-order?orderNo=${kept.orderNo}`,
        linkLabel: ORDER_LETTERS.CONFIRMED.button,
      },
    ]);
    await inTransaction(database.db, (tx) => cancelOrder(tx, clock, { orderId: kept.id, actor }));
    await deliverAll(database.db, clock);
    const all = (await lettersOf(memberId)).slice(before);
    expect(all.map(({ title }) => title)).toEqual([titleOf('CONFIRMED'), titleOf('CANCELLED')]);
    const notified = await database.db.select().from(notification).where(eq(notification.memberId, memberId));
    expect(notified.filter(({ topic }) => topic === 'ORDERS')).toHaveLength(2);
  });

  it('names what was ordered in the reader’s language, with a link to the order’s screen', async () => {
    const as = await signIn(app, '66000120');
    const [candle] = await database.db.select().from(exchangeItem).where(eq(exchangeItem.code, 'GM-CANDLE'));
    const { envelope } = await send<{ orderNo: string }>(app, 'POST /point/mall/pointsPayGoods', {
      as,
      payload: {
        idempotencyKey: 'order-news',
        goodsId: String(candle?.id),
        qty: 1,
        way: 'POINTS',
        expectedPoints: Number(candle?.price),
        pickupProperty: candle?.pickUp[0],
      },
    });
    expect(envelope.code).toBe(0);
    await deliverAll(database.db, clock);
    const ask = async <T>(key: 'GET /Inbox/list' | 'GET /Inbox/info', payload: object) =>
      (await send<T>(app, key, { as, payload: { ...payload, language: 'jp' } })).envelope.data;
    const [newest] = (await ask<{ list: LetterBrief[] }>('GET /Inbox/list', {})).list;
    const opened = await ask<Letter>('GET /Inbox/info', { id: newest?.id });
    expect(opened).toMatchObject({
      title: expect.stringContaining(candle?.texts.jp.name ?? '-'),
      summary: `番号 ${envelope.data.orderNo}`,
      link: { to: `/points-order?orderNo=${envelope.data.orderNo}`, label: 'ご注文を見る' },
    });
  });
});

import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Receipt } from '@resort/shared/calls/rows';
import { LANGUAGES, parseMoney } from '@resort/shared/contract';
import { and, eq, gt } from 'drizzle-orm';
import { standOn, type Ground } from '../../../test/database/stand-on.ts';
import { paymentContext } from '../../../test/made/test-payments.ts';
import { send, type Identity } from '../../../test/platform/protocol/client.ts';
import { signIn } from '../../../test/platform/protocol/sign-in.ts';
import { refundPayment } from '../../core/payments/refund-payment.ts';
import { sendRefunds } from '../../core/payments/send-refunds.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { orders, payment } from '../../schema/index.ts';

let ground: Ground;
standOn((given) => (ground = given));

let member: Identity;
beforeAll(async () => {
  member = await signIn(ground.app, '66000001');
});

const receiptOf = async (orderNo: string, as = member, language = 'en') =>
  (await send<Receipt>(ground.app, 'GET /order/receipt', { as, payload: { orderNo, language } })).envelope;
const ownOrders = () =>
  ground.database.db
    .select()
    .from(orders)
    .where(eq(orders.memberId, Number(member.userId)));

describe('the receipt', () => {
  it('of every kind of order adds up, and names everything in each language', async () => {
    const kinds = new Set<string>();
    for (const { orderNo, kind } of await ownOrders()) {
      for (const language of LANGUAGES) {
        const { code, data } = await receiptOf(orderNo, member, language);
        if (code === 10011) continue;
        kinds.add(kind);
        expect(code).toBe(0);
        const before = data.items.reduce((sum, { amount }) => sum + parseMoney(String(amount)), 0n);
        const added = parseMoney(data.service ?? '0.00') + parseMoney(data.tax ?? '0.00');
        const off = parseMoney(data.vouchers) + parseMoney(data.dollars);
        expect(before + added - off).toBe(parseMoney(data.payable));
        expect([
          data.title,
          data.property.name,
          data.issuedTo,
          ...data.items.map(({ name }) => name),
        ]).not.toContain('');
        if (data.spent !== null) expect(Number(data.spent.amount)).toBeGreaterThan(0);
      }
    }
    expect([...kinds]).toEqual(
      expect.arrayContaining(['ROOM', 'DINING', 'SPA', 'TICKET', 'POINTS', 'REWARD']),
    );
  });

  it('is the member’s own', async () => {
    const [first] = await ownOrders();
    const other = await signIn(ground.app, '66000002');
    expect((await receiptOf(first?.orderNo ?? '', other)).code).toBe(10007);
    expect((await receiptOf('H0')).code).toBe(10007);
  });

  it('follows a refund: requested, then sent, with the day until which it should have come', async () => {
    const { db } = ground.database;
    const [paid] = await db
      .select({ payment, order: orders })
      .from(payment)
      .innerJoin(orders, eq(orders.id, payment.orderId))
      .where(
        and(
          eq(payment.memberId, Number(member.userId)),
          eq(payment.status, 'SUCCEEDED'),
          gt(payment.capturedCash, 500n),
        ),
      )
      .limit(1);
    if (paid === undefined) throw new Error('the seeded member has paid for nothing');
    const context = paymentContext(db, ground.clock);
    await inTransaction(db, (tx) =>
      refundPayment(tx, context, { orderId: paid.order.id, amount: 500n, reason: 'test', actor: 'test' }),
    );
    const moneySteps = async () =>
      (await receiptOf(paid.order.orderNo)).data.refunds.filter(({ part }) => part.means === 'MONEY');
    expect(await moneySteps()).toEqual([
      {
        part: expect.objectContaining({ method: paid.payment.method, currency: paid.order.currency }),
        state: 'REQUESTED',
        requestedAt: expect.stringMatching(/\+08:00$/),
        sentAt: null,
        expectedUntil: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      },
    ]);
    await sendRefunds(context);
    const [sent] = await moneySteps();
    expect(sent).toMatchObject({ state: 'SENT', sentAt: expect.stringMatching(/\+08:00$/) });
  });
});

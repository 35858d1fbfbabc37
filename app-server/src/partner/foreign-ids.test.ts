import { beforeAll, describe, expect, it } from '@jest/globals';
import { everythingStored } from '../../test/security/stored.ts';
import { testPartner, type TestPartner } from '../../test/partner/partner-client.ts';
import { visitOf } from '../../test/partner/members.ts';
import { standOn, type Ground } from '../../test/database/stand-on.ts';
import { macauInstant } from '../platform/time/clock.ts';

const OUTLET = 'LOTUS-ROOM';
const AMOUNT = '10.00';
const IDS = ['visit', 'paymentId', 'saleId', 'burnId'] as const;
type Ids = Record<(typeof IDS)[number], string>;

let ground: Ground;
let owner: TestPartner;
let other: TestPartner;
/** what the owner has, and what nobody has */
let real: Ids;
const none: Ids = { visit: 'Vnothing', paymentId: 'P-none', saleId: 'S-none', burnId: 'B-none' };

const sale = (visit: string, saleId: string) => ({
  saleId,
  visit,
  outlet: OUTLET,
  currency: 'MOP',
  total: AMOUNT,
  lines: [{ text: 'Tea', quantity: 1, amount: AMOUNT }],
  tenders: [{ kind: 'MONEY', amount: AMOUNT }],
  soldAt: macauInstant(ground.clock.now()),
});
const part = { kind: 'MONEY', amount: AMOUNT };

/** Every call that takes the number of something a partner has; bookings go by property (stays, venues). */
const CALLS: readonly [string, (ids: Ids) => object, number][] = [
  [
    'payments/hold',
    ({ visit }) => ({ paymentId: 'P-new', visit, outlet: OUTLET, currency: 'MOP', amount: AMOUNT }),
    410,
  ],
  ['payments/find', ({ paymentId }) => ({ paymentId }), 404],
  ['payments/settle', ({ paymentId }) => ({ paymentId }), 404],
  ['payments/release', ({ paymentId }) => ({ paymentId }), 404],
  ['sales', ({ visit }) => sale(visit, 'S-new'), 410],
  ['sales/refund', ({ saleId }) => ({ saleId, refundId: 'R-new', parts: [part] }), 404],
  ['sales/void', ({ saleId }) => ({ saleId }), 404],
  ['vouchers/find', ({ burnId }) => ({ burnId }), 404],
];

standOn((given) => (ground = given));
beforeAll(async () => {
  const { app, database } = ground;
  owner = await testPartner(app, database.db);
  other = await testPartner(app, database.db);
  const visit = await visitOf(ground, owner, '66000001', OUTLET);
  real = { ...none, visit, paymentId: 'P-1', saleId: 'S-1' };
  const held = { paymentId: 'P-1', visit, outlet: OUTLET, currency: 'MOP', amount: AMOUNT };
  for (const answered of [
    await owner.call('payments/hold', held),
    await owner.call('sales', sale(visit, 'S-1')),
  ])
    expect(answered.status).toBe(200);
});

describe('a partner who names what is another partner’s', () => {
  it.each(CALLS)('is answered as if it did not exist: %s', async (path, bodyOf, status) => {
    const before = await everythingStored(ground.database.pool);
    const [foreign, unknown] = [await other.call(path, bodyOf(real)), await other.call(path, bodyOf(none))];
    expect(foreign).toMatchObject({ status, data: unknown.data });
    expect(unknown.status).toBe(status);
    expect(await everythingStored(ground.database.pool)).toEqual(before);
  });

  it('what was named is really there: its owner is answered', async () => {
    expect(await owner.call('payments/find', { paymentId: real.paymentId })).toMatchObject({ status: 200 });
    expect(await owner.call('sales/void', { saleId: real.saleId })).toMatchObject({ status: 200 });
  });
});

import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TillRequest } from '@resort/shared/calls/rows';
import { eq } from 'drizzle-orm';
import { newCoupon } from '../../test/made/coupons.ts';
import { testPartner, type TestPartner } from '../../test/partner/partner-client.ts';
import { visitOf } from '../../test/partner/members.ts';
import { send, type Identity } from '../../test/platform/protocol/client.ts';
import { signIn } from '../../test/platform/protocol/sign-in.ts';
import { standOn, type Ground } from '../../test/database/stand-on.ts';
import { earn } from '../core/ledger/earn.ts';
import { passCode } from '../core/pass-codes/pass-code.ts';
import { grantVoucher } from '../core/vouchers/grant-voucher.ts';
import { inTransaction } from '../platform/database/index.ts';
import { createSecrets } from '../platform/secrets/secrets.ts';
import { member, voucher } from '../schema/index.ts';

const OUTLET = 'LOTUS-ROOM';
const services = { secrets: createSecrets(Buffer.alloc(32, 7)) }; // the test app's key
let ground: Ground;
let till: TestPartner;
let as: Identity;
let memberId: number;
let memberNo: string;
let numbers = 0;

standOn((given) => (ground = given));
beforeAll(async () => {
  till = await testPartner(ground.app, ground.database.db);
  as = await signIn(ground.app, '66000101');
  memberId = Number(as.userId);
  const [own] = await ground.database.db.select().from(member).where(eq(member.id, memberId));
  memberNo = own?.memberNo ?? '';
});
beforeEach(async () => {
  // what an earlier test asked the member is over
  ground.clock.advance(61);
  await inTransaction(ground.database.db, (tx) =>
    earn(tx, ground.clock, {
      memberId,
      unit: 'DOLLAR',
      amount: 500_00n,
      expiresOn: '2099-12-31',
      ref: { kind: 'TEST', id: newId() },
    }),
  );
});

const newId = () => `W${(numbers += 1)}`;
const read = (code: string) => till.call('code', { code, outlet: OUTLET, currency: 'MOP' });
const hold = (visit: string, paymentId: string) =>
  till.call('payments/hold', { paymentId, visit, outlet: OUTLET, currency: 'MOP', amount: '10.00' });
const confirm = async () => {
  const [request] = (await send<TillRequest[]>(ground.app, 'GET /member/till/requests', { as })).envelope
    .data;
  await send(ground.app, 'POST /member/till/answer', { as, payload: { id: request?.id, agrees: true } });
};
const invalid = { status: 410, data: { code: 'CODE_INVALID' } };

describe('the code of a card in a wallet', () => {
  it('says who comes, as often as it is shown', async () => {
    const code = passCode(services, 'MEMBER', memberNo);
    for (const _ of [1, 2])
      expect(await read(code)).toMatchObject({ data: { visit: expect.stringMatching(/^V/) } });
  });

  it('pays nothing without the member’s confirmation, where the live code pays at once', async () => {
    const live = await visitOf(ground, till, memberId, OUTLET);
    expect(await hold(live, newId())).toMatchObject({ data: { status: 'HELD' } });
    const { visit } = (await read(passCode(services, 'MEMBER', memberNo))).data;
    const paymentId = newId();
    expect(await hold(visit, paymentId)).toMatchObject({ data: { status: 'WAITING' } });
    await confirm();
    expect(await till.call('payments/find', { paymentId })).toMatchObject({ data: { status: 'HELD' } });
  });

  it('cannot be forged, and is none of a voucher', async () => {
    const code = passCode(services, 'MEMBER', memberNo);
    for (const bad of [
      code.replace(memberNo, 'R100002'),
      code.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      `${code}0`,
      passCode(services, 'VOUCHER', memberNo).replace('VP1', 'MP1'),
    ])
      expect(await read(bad)).toMatchObject(invalid);
  });
});

describe('the code of a voucher in a wallet', () => {
  const burn = (code: string, burnId?: string) =>
    till.call('vouchers/burn', { code, outlet: OUTLET, currency: 'MOP', bill: '900.00', burnId });

  it('uses it when the member confirms, and only then', async () => {
    const couponCode = await newCoupon(ground.database.db, ground.clock);
    const ref = { kind: 'TEST', id: newId() };
    const id = await inTransaction(ground.database.db, (tx) =>
      grantVoucher(tx, ground.clock, { memberId, couponCode, ref }),
    );
    const status = async () =>
      (await ground.database.db.select().from(voucher).where(eq(voucher.id, id)))[0]?.status;
    const code = passCode(services, 'VOUCHER', String(id));
    expect(await burn(code)).toMatchObject({ status: 409, data: { code: 'ABOVE_LIMIT' } });
    const burnId = newId();
    expect(await burn(code, burnId)).toMatchObject({ data: { status: 'WAITING', receiptNo: null } });
    expect(await status()).toBe('TAKEN');
    await confirm();
    expect(await till.call('vouchers/find', { burnId })).toMatchObject({ data: { status: 'CONFIRMED' } });
    expect(await status()).toBe('BURNED');
    expect(await burn(passCode(services, 'VOUCHER', `${id}0`), newId())).toMatchObject(invalid);
  });
});

import { beforeAll, describe, expect, it } from '@jest/globals';
import type { VoucherCode } from '@resort/mf-vouchers/contract';
import { eq } from 'drizzle-orm';
import { grantVoucher } from '../../core/vouchers/grant-voucher.ts';
import { createClock } from '../../platform/time/clock.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { newRandom, type Identity } from '../../../test/platform/protocol/client.ts';
import { sendOver, signInOver } from '../../../test/platform/protocol/over-http.ts';
import { coupon, voucher, voucherBurn } from '../../schema/index.ts';
import { DEMO_OUTLET_PIN, demoTerminal } from '../../../demo/seeds/vouchers/outlets.ts';
import { newCoupon } from '../../../test/made/coupons.ts';
import { each, raceOn, type Racing, type TwoServers } from '../../../test/processes/two-servers.ts';
import { taking } from '../../../test/domains/vouchers/take.ts';

const OUTLET = 'LOTUS-ROOM';
const clock = createClock();
let database: Racing['database'];
let servers: TwoServers;
let member: Identity;
let members: Identity[];

raceOn((racing) => ({ database, servers, member } = racing), '66000111');
beforeAll(async () => {
  const phones = ['66000112', '66000113', '66000114', '66000115', '66000116'];
  members = [member, ...(await each(phones.length, (n) => signInOver(servers.at(n), phones[n] ?? '')))];
});

/** How often each code came. */
const tally = (answers: readonly { readonly code: number | string }[]) => {
  const codes = answers.map(({ code }) => code);
  return Object.fromEntries(
    [...new Set(codes)].map((code) => [code, codes.filter((one) => one === code).length]),
  );
};
const offered = (terms: Parameters<typeof newCoupon>[2]) => newCoupon(database.db, clock, terms);
const take = async (n: number, code: string, as = member, key?: string) =>
  (
    await sendOver<{ voucherId: string }>(
      servers.at(n),
      'POST /voucher/takeCoupon',
      taking(as, code, new Date(), key),
    )
  ).envelope;
const couponOf = async (code: string) =>
  (await database.db.select().from(coupon).where(eq(coupon.code, code)))[0];
const vouchersOf = async (code: string) =>
  database.db.$count(voucher, eq(voucher.couponId, (await couponOf(code))?.id ?? 0));

let grants = 0;
async function granted(): Promise<number> {
  const couponCode = await offered({});
  const ref = { kind: 'RACE', id: String((grants += 1)) };
  const grant = { memberId: Number(member.userId), couponCode, ref };
  return inTransaction(database.db, (tx) => grantVoucher(tx, clock, grant));
}
const burn = async (n: number, payload: Record<string, unknown>) =>
  (
    await sendOver<{ receiptNo: string }>(servers.at(n), 'POST /offer/voucher/burn', {
      as: member,
      payload: { idempotencyKey: newRandom(), ...payload },
    })
  ).envelope;
const byPin = (id: number) => ({ id: String(id), outletCode: OUTLET, outletPin: DEMO_OUTLET_PIN });
const scanned = async (id: number) => {
  const payload = { id: String(id) };
  const { envelope } = await sendOver<VoucherCode>(servers.at(0), 'GET /offer/voucher/qrCode', {
    as: member,
    payload,
  });
  return { qrContent: envelope.data.content, terminalId: demoTerminal(OUTLET) };
};
const burnsOf = (id: number) => database.db.$count(voucherBurn, eq(voucherBurn.voucherId, id));

describe('vouchers over two servers', () => {
  it('I6: of thirty takes by six members of a coupon with five left, five succeed', async () => {
    const code = await offered({ stock: 5, perMember: 30 });
    const answers = await each(30, (n) => take(n, code, members[n % 6]));
    expect(tally(answers)).toEqual({ 0: 5, 13001: 25 });
    expect(await couponOf(code)).toMatchObject({ stock: 0 });
    expect(await vouchersOf(code)).toBe(5);
  });

  it('I6: of thirty takes by one member, each of a key of its own, one succeeds', async () => {
    const code = await offered({ stock: 100 });
    expect(tally(await each(30, (n) => take(n, code)))).toEqual({ 0: 1, 13002: 29 });
    expect(await couponOf(code)).toMatchObject({ stock: 99 });
    expect(await vouchersOf(code)).toBe(1);
  });

  it('I5: thirty claims with one key are one voucher, and all get the same response', async () => {
    const code = await offered({ stock: 100, perMember: 30 });
    const key = newRandom();
    const answers = await each(30, (n) => take(n, code, member, key));
    expect(tally(answers)).toEqual({ 0: 30 });
    expect(new Set(answers.map(({ data }) => data.voucherId)).size).toBe(1);
    expect(await couponOf(code)).toMatchObject({ stock: 99 });
  });

  it('I7: of thirty scans of one live code, one uses the voucher', async () => {
    const id = await granted();
    const shown = await scanned(id);
    expect(tally(await each(30, (n) => burn(n, shown)))).toEqual({ 0: 1, 13006: 29 });
    expect(await burnsOf(id)).toBe(1);
  });

  it('I7: of thirty burns by the right PIN, one uses the voucher', async () => {
    const id = await granted();
    const {
      0: used,
      13006: refused = 0,
      10010: waiting = 0,
      ...others
    } = tally(await each(30, (n) => burn(n, byPin(id))));
    expect([used, refused + waiting, others]).toEqual([1, 29, {}]);
    expect(await burnsOf(id)).toBe(1);
  });

  it('I7: a voucher that orders hold and an outlet burns at once goes one way, once', async () => {
    for (let trial = 0; trial < 5; trial += 1) {
      const id = await granted();
      const shown = await scanned(id);
      const order = { nights: [], holdSeconds: 900, voucherIds: [id] };
      const answers = await each(30, async (n) => {
        if (n % 3 > 0) return { kind: 'burn', ...(await burn(n, shown)) };
        const { envelope } = await sendOver(servers.at(n), 'POST /test/order', {
          as: member,
          payload: order,
        });
        return { kind: 'hold', ...envelope };
      });
      const won = answers.filter(({ code }) => code === 0);
      const [row] = await database.db.select().from(voucher).where(eq(voucher.id, id));
      expect(won.map(({ kind }) => kind)).toEqual([row?.status === 'HELD' ? 'hold' : 'burn']);
      expect(await burnsOf(id)).toBe(row?.status === 'HELD' ? 0 : 1);
      const lost = row?.status === 'HELD' ? 13008 : 13006;
      expect(tally(answers)).toEqual({ 0: 1, [lost]: 29 });
    }
  });
});

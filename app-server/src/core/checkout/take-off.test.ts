import { beforeAll, describe, expect, it } from '@jest/globals';
import { inTransaction } from '../../platform/database/index.ts';
import { newCoupon } from '../../../test/made/coupons.ts';
import { newMember } from '../../../test/made/members.ts';
import { standOn, type Ground } from '../../../test/database/stand-on.ts';
import { grantVoucher } from '../vouchers/grant-voucher.ts';
import { takenOff, type Wish } from './take-off.ts';

let ground: Ground;
let memberId: number;
let mine: number;
let others: number;
standOn((given) => (ground = given));

/** A voucher of MOP 50 for anything. */
async function newVoucher(of: number): Promise<number> {
  const { database, clock } = ground;
  const couponCode = await newCoupon(database.db, clock);
  const ref = { kind: 'test', id: couponCode };
  return inTransaction(database.db, (tx) => grantVoucher(tx, clock, { memberId: of, couponCode, ref }));
}
beforeAll(async () => {
  const { db } = ground.database;
  memberId = await newMember(db);
  mine = await newVoucher(memberId);
  others = await newVoucher(await newMember(db));
});

const stay = { line: { scene: 'HOTEL', property: 'P1' }, total: 80_00n } as const;
const takeOff = (wish: Partial<Wish> = {}) =>
  takenOff(ground.database.db, ground.clock, [stay], {
    memberId,
    currency: 'MOP',
    rateToMop: '1',
    voucherIds: [],
    dollars: 0n,
    ...wish,
  });

describe('deductions by a member’s vouchers and dollars', () => {
  it('are zero if none are requested, even if the member has some', async () => {
    expect(await takeOff()).toEqual([{ vouchers: 0n, dollars: 0n }]);
  });

  it('are the voucher’s amount, once however often it is named, and dollars of the rest', async () => {
    const shares = await takeOff({ voucherIds: [mine, mine], dollars: 10_00n });
    expect(shares).toEqual([{ vouchers: 50_00n, dollars: 10_00n }]);
  });

  it.each([
    ['another member’s', () => [others]],
    ['another member’s beside one’s own', () => [mine, others]],
    ['one that there is not', () => [2_000_000_000]],
  ])('are refused for %s', async (_what, ids) => {
    await expect(takeOff({ voucherIds: ids() })).rejects.toMatchObject({ error: 'NOT_YOURS' });
  });

  it.each([
    ['vouchers', () => ({ voucherIds: [mine] }), 'VOUCHER_NOT_APPLICABLE'],
    ['dollars', () => ({ dollars: 1n }), 'METHOD_UNAVAILABLE'],
  ])('do not include %s in another currency', async (_what, wish, error) => {
    await expect(takeOff({ currency: 'HKD', ...wish() })).rejects.toMatchObject({ error });
  });
});

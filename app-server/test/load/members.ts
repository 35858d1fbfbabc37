import { earn } from '../../src/core/ledger/earn.ts';
import { grantVoucher } from '../../src/core/vouchers/grant-voucher.ts';
import { createClock } from '../../src/platform/time/clock.ts';
import { inTransaction, type Database } from '../../src/platform/database/index.ts';
import type { Identity } from '../platform/protocol/client.ts';
import { createSecrets } from '../../src/platform/secrets/secrets.ts';
import { startSession } from '../../src/platform/sessions/start.ts';
import { newMember } from '../made/members.ts';
import { newCoupon } from '../made/coupons.ts';

/** A member with a device and an address of their own, so that members do not share rate limits. */
export interface LoadMember {
  readonly memberId: number;
  readonly as: Identity;
  readonly address: string;
}

/** Dollars of each member, minor units: enough for every redemption. */
export const GIVEN = 1_000_000_000_00n;
const VOUCHERS = 5;
const AT_ONCE = 8;

/** The address from which the `n`-th member asks. */
export const addressOf = (n: number) => `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`;

/** Signed in, with dollars and vouchers. `serverKey`: the key of the servers that they call. */
export async function newLoadMembers(db: Database, count: number, serverKey: Buffer): Promise<LoadMember[]> {
  const clock = createClock();
  const services = { environment: 'development', clock, secrets: createSecrets(serverKey) } as const;
  const couponCode = await newCoupon(db, clock);
  async function one(n: number): Promise<LoadMember> {
    const memberId = await newMember(db);
    const ref = (part: string) => ({ kind: 'LOAD', id: `${memberId} ${part}` });
    const { token, signKey } = await inTransaction(db, async (tx) => {
      await earn(tx, clock, { memberId, unit: 'DOLLAR', amount: GIVEN, ref: ref('dollars') });
      for (let v = 0; v < VOUCHERS; v += 1)
        await grantVoucher(tx, clock, { memberId, couponCode, ref: ref(`voucher ${v}`) });
      return startSession(tx, services, memberId);
    });
    return { memberId, as: { userId: String(memberId), token, key: signKey }, address: addressOf(n + 1) };
  }
  const members: LoadMember[] = [];
  for (let n = 0; n < count; n += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - n) }, (_, i) => one(n + i));
    members.push(...(await Promise.all(some)));
  }
  return members;
}

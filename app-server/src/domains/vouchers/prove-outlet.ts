import type { myVoucherCalls } from '@resort/mf-vouchers/contract';
import { eq } from 'drizzle-orm';
import { forgetTries, giveBackTry } from '../../core/password/attempts.ts';
import { verifySecret } from '../../core/password/scrypt.ts';
import type { ContextOf } from '../../platform/context.ts';
import type { Database } from '../../platform/database/index.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { enforce } from '../../platform/limits/rate-bucket.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { tokenHash } from '../../platform/secrets/secrets.ts';
import { outlet } from '../../schema/index.ts';

type Context = Omit<ContextOf<typeof myVoucherCalls, 'POST /offer/voucher/burn'>, 'db'> & {
  readonly db: Database;
};

/** Tries for one voucher at one outlet, and of one member for all vouchers at all outlets. */
const TRIES = { limit: 5, seconds: 900 };
const TRIES_A_DAY = { limit: 30, seconds: 86_400 };

/** The terminal must be known to us, and cannot be guessed. A correct one counts as no try. */
async function proveTerminal(db: Database, clock: Clock, memberId: number, terminalId: string) {
  const key = `outlet terminals member ${memberId}`;
  await enforce(db, clock, { key, ...TRIES_A_DAY });
  const isIt = eq(outlet.terminalHash, tokenHash(terminalId));
  const [found] = await db.select({ code: outlet.code }).from(outlet).where(isIt);
  if (found === undefined) throw new DomainError('VOUCHER_OUTLET');
  await giveBackTry(db, key);
}

/**
 * Authenticates the outlet by the PIN that its staff enter, before the call's transaction. A try counts even if the
 * burn fails, and before the comparison, so that only five of many concurrent tries are compared. A scan is
 * authenticated by its terminal, and later by its code, which alone can use a voucher that is not the caller's. Throws
 * VOUCHER_OUTLET, TOO_MANY {seconds}.
 */
export async function proveOutlet({ db, clock, caller, body }: Context): Promise<void> {
  if (!('outletPin' in body)) return proveTerminal(db, clock, caller.memberId, body.terminalId);
  const { id, outletCode, outletPin } = body;
  const key = `outlet pin ${outletCode} voucher ${Number(id)} member ${caller.memberId}`;
  await enforce(db, clock, { key, ...TRIES });
  await enforce(db, clock, { key: `outlet pins member ${caller.memberId}`, ...TRIES_A_DAY });
  const [found] = await db.select({ pin: outlet.pinHash }).from(outlet).where(eq(outlet.code, outletCode));
  if (!(await verifySecret(outletPin, found?.pin))) throw new DomainError('VOUCHER_OUTLET');
  await forgetTries(db, key);
}

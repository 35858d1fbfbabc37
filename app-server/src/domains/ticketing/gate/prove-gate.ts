import type { ticketCalls } from '@resort/mf-ticketing/contract';
import { eq } from 'drizzle-orm';
import { forgetTries, giveBackTry } from '../../../core/password/attempts.ts';
import { verifySecret } from '../../../core/password/scrypt.ts';
import type { ContextOf } from '../../../platform/context.ts';
import type { Database } from '../../../platform/database/index.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { enforce } from '../../../platform/limits/rate-bucket.ts';
import { gate } from '../tables/gates.ts';

type Context = Omit<ContextOf<typeof ticketCalls, 'POST /ticket/verificationTicket'>, 'db'> & {
  readonly db: Database;
};

/** Tries of one caller at one gate, and of one caller at all gates. */
const TRIES = { limit: 5, seconds: 900 };
const TRIES_A_DAY = { limit: 30, seconds: 86_400 };

/**
 * Authenticates the gate by the PIN that its staff enter, before the call's transaction. A try counts even if the entry
 * fails, and before the comparison, so that only five of many concurrent tries are compared. A correct PIN counts as no
 * try, but does not reset wrong tries at other gates: staff who know one PIN must not be able to guess others. Throws
 * GATE_CODE, TOO_MANY {seconds}.
 */
export async function proveGate({ db, clock, caller, body }: Context): Promise<void> {
  const { gateCode, gatePin } = body;
  const keys = [
    `gate pin ${gateCode} member ${caller.memberId}`,
    `gate pins member ${caller.memberId}`,
  ] as const;
  await enforce(db, clock, { key: keys[0], ...TRIES });
  await enforce(db, clock, { key: keys[1], ...TRIES_A_DAY });
  const [found] = await db.select({ pin: gate.pinHash }).from(gate).where(eq(gate.code, gateCode));
  if (!(await verifySecret(gatePin, found?.pin))) throw new DomainError('GATE_CODE');
  await forgetTries(db, keys[0]);
  await giveBackTry(db, keys[1]);
}

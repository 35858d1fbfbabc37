import { sql } from 'drizzle-orm';
import type { Caller } from '../context.ts';
import { createClock } from '../time/clock.ts';
import type { Environment } from '../config/config.ts';
import type { Database } from '../database/index.ts';
import { enforce, type Limit } from './rate-bucket.ts';

type Rate = Pick<Limit, 'limit' | 'seconds'>;

/** How often one call may be made; declared with its handler if the default does not fit. */
export interface CallLimits {
  /** per session, or per visitor and address */
  readonly perCaller?: Rate;
  /** per address or IPv6 network, for all callers */
  readonly perAddress?: Rate;
  /** Calls that are not counted. The payload is not authenticated yet. */
  readonly exempts?: (payload: Readonly<Record<string, unknown>>, environment: Environment) => boolean;
}

/** Far more than one person needs; an address may serve a whole hotel. */
const DEFAULTS = {
  perCaller: { limit: 300, seconds: 60 },
  perAddress: { limit: 3000, seconds: 60 },
} as const;

/** Limits use the real time, even if the product's clock is fixed (APP_NOW). */
const clock = createClock();

/**
 * Losing these counts in a crash is acceptable, so the statement, which every call makes, does not wait for
 * the disk. `set_config` is part of the statement, because a transaction would cost three more round trips.
 */
async function count(db: Database, key: string, rate: Rate): Promise<void> {
  await enforce(
    db,
    clock,
    { key, ...rate },
    sql`${key} || left(set_config('synchronous_commit', 'off', true), 0)`,
  );
}

/** Runs before anything in the request is looked up. Throws TOO_MANY {seconds}. */
export async function limitAddress(
  db: Database,
  call: string,
  { perAddress = DEFAULTS.perAddress }: CallLimits,
  ip: string,
): Promise<void> {
  await count(db, `call ${call} ip ${ip}`, perAddress);
}

/**
 * Runs after authentication, so that nobody can exhaust another caller's limit. Throws TOO_MANY {seconds}.
 */
export async function limitCaller(
  db: Database,
  call: string,
  { perCaller = DEFAULTS.perCaller }: CallLimits,
  who: { readonly caller: Caller; readonly authId: string; readonly ip: string },
): Promise<void> {
  const { caller, authId, ip } = who;
  const name = caller.kind === 'member' ? `session ${caller.sessionId}` : `visitor ${ip} ${authId}`;
  await count(db, `call ${call} ${name}`, perCaller);
}

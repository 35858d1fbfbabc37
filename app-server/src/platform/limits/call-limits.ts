import { sql } from 'drizzle-orm';
import type { Caller } from '../context.ts';
import { createClock } from '../time/clock.ts';
import type { Environment } from '../config/config.ts';
import type { Database } from '../database/index.ts';
import type { Counters } from './counters.ts';
import type { Rate } from './limiter.ts';
import { enforce, refuseOver } from './rate-bucket.ts';

/** How often one call may be made; declared with its handler if the default does not fit. */
export interface CallLimits {
  /** per session, or per visitor and address */
  readonly perCaller?: Rate;
  /** per address or IPv6 network, for all callers */
  readonly perAddress?: Rate;
  /** It guards codes or identities: counted in PostgreSQL, whatever store the other counts have. */
  readonly guards?: boolean;
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

/** Where calls are counted. */
export interface Counting {
  readonly db: Database;
  readonly counters: Counters;
}

/**
 * Losing these counts in a crash is acceptable, so the statement does not wait for the disk. `set_config` is part of
 * the statement, because a transaction would cost three more round trips.
 */
async function count({ db, counters }: Counting, key: string, rate: Rate, guards: boolean): Promise<void> {
  const limit = { key, ...rate };
  if (guards)
    await enforce(db, clock, limit, sql`${key} || left(set_config('synchronous_commit', 'off', true), 0)`);
  else refuseOver(await counters.count(limit));
}

/** Runs before anything in the request is looked up. Throws TOO_MANY {seconds}. */
export async function limitAddress(
  on: Counting,
  call: string,
  { perAddress = DEFAULTS.perAddress, guards = false }: CallLimits,
  ip: string,
): Promise<void> {
  await count(on, `call ${call} ip ${ip}`, perAddress, guards);
}

/**
 * Runs after authentication, so that nobody can exhaust another caller's limit. Throws TOO_MANY {seconds}.
 */
export async function limitCaller(
  on: Counting,
  call: string,
  { perCaller = DEFAULTS.perCaller, guards = false }: CallLimits,
  who: { readonly caller: Caller; readonly authId: string; readonly ip: string },
): Promise<void> {
  const { caller, authId, ip } = who;
  const name = caller.kind === 'member' ? `session ${caller.sessionId}` : `visitor ${ip} ${authId}`;
  await count(on, `call ${call} ${name}`, perCaller, guards);
}

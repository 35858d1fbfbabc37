import { sql } from 'drizzle-orm';
import type { Caller } from '../context.ts';
import { createClock } from '../time/clock.ts';
import type { Environment } from '../config/config.ts';
import type { Database } from '../database/index.ts';
import { enforce, type Limit } from './rate-bucket.ts';

type Rate = Pick<Limit, 'limit' | 'seconds'>;

/** How often one call may be made; declared beside its handler where the default does not fit. */
export interface CallLimits {
  /** of one session, or of one visitor at one address */
  readonly perCaller?: Rate;
  /** of one address, or IPv6 network, whoever asks from there */
  readonly perAddress?: Rate;
  /** Calls that are not counted. Nothing in the payload is proven yet. */
  readonly exempts?: (payload: Readonly<Record<string, unknown>>, environment: Environment) => boolean;
}

/** Far more than a person causes; an address may stand for a whole hotel. */
const DEFAULTS = {
  perCaller: { limit: 300, seconds: 60 },
  perAddress: { limit: 3000, seconds: 60 },
} as const;

/** Members' limits run in real time, also where the product's clock stands still (APP_NOW). */
const clock = createClock();

/**
 * These counts need not outlive a crash, so their statement does not wait for the disk: every call makes it.
 * `set_config` in the statement itself, because a transaction around it would cost three more round trips.
 */
async function count(db: Database, key: string, rate: Rate): Promise<void> {
  await enforce(
    db,
    clock,
    { key, ...rate },
    sql`${key} || left(set_config('synchronous_commit', 'off', true), 0)`,
  );
}

/** Before anything in the request is looked up. Throws TOO_MANY {seconds}. */
export async function limitAddress(
  db: Database,
  call: string,
  { perAddress = DEFAULTS.perAddress }: CallLimits,
  ip: string,
): Promise<void> {
  await count(db, `call ${call} ip ${ip}`, perAddress);
}

/** When it is known who calls, so that nobody uses up what is another's. Throws TOO_MANY {seconds}. */
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

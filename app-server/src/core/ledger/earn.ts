import { sql } from 'drizzle-orm';
import type { Clock } from '../../platform/time/clock.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { ledgerRelease } from '../../schema/index.ts';
import { lockLedger } from './lock.ts';
import { alreadyPosted, post, type Movement } from './post.ts';
import { releaseScheduled } from './release-scheduled.ts';
import type { Reference } from './reference.ts';
import type { Amount } from './types.ts';

export interface Earning extends Amount {
  readonly ref: Reference;
  /** when it can be spent; default: at once */
  readonly releaseAt?: Date;
  /** its last day in Macau, `2027-03-31`; default: never expires */
  readonly expiresOn?: string;
}

/**
 * Credits a member: to PENDING until `releaseAt`, then to AVAILABLE as a new lot. Idempotent per reference;
 * another amount with the same reference throws.
 */
export async function earn(tx: Transaction, clock: Clock, earning: Earning): Promise<void> {
  const { memberId, unit, amount, ref, releaseAt, expiresOn = null } = earning;
  const movement: Movement = { memberId, unit, amount, ref, kind: 'EARN', from: 'LIABILITY', to: 'PENDING' };
  await lockLedger(tx, memberId);
  if ((await alreadyPosted(tx, movement)) !== undefined) return;
  const txnId = await post(tx, clock, movement);
  const [scheduled] = await tx
    .insert(ledgerRelease)
    .values({ txnId, memberId, unit, amount, releaseAt: releaseAt ?? clock.sqlNow(), expiresOn })
    .returning({ isDue: sql<boolean>`${ledgerRelease.releaseAt} <= ${clock.sqlNow()}` });
  if (scheduled?.isDue === true)
    await releaseScheduled(tx, clock, { txnId, memberId, unit, amount, expiresOn });
}

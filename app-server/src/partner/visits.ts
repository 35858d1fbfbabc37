import { randomBytes } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import { lockMember } from '../core/member/lock-member.ts';
import type { Clock } from '../platform/time/clock.ts';
import type { Transaction } from '../platform/database/index.ts';
import { visit } from '../schema/index.ts';
import { PartnerError } from './partner-error.ts';
import type { Partner } from './route.ts';

/** Hours for which a bill can be closed after the member showed the code. */
const VISIT_HOURS = 12;

/** A member showed the code at an outlet. */
export async function openVisit(
  tx: Transaction,
  clock: Clock,
  {
    memberId,
    partner,
    outlet,
    isByPass,
  }: {
    readonly memberId: number;
    readonly partner: string;
    readonly outlet: string;
    readonly isByPass: boolean;
  },
) {
  const ref = `V${randomBytes(12).toString('base64url')}`;
  const expiresAt = sql`${clock.sqlNow()} + ${VISIT_HOURS} * interval '1 hour'`;
  const values = { ref, memberId, partner, outlet, at: clock.sqlNow(), expiresAt, isByPass };
  const [opened] = await tx.insert(visit).values(values).returning();
  if (opened === undefined) throw new Error('a visit was not stored');
  return opened;
}

/** The member of a visit of this partner's, whose row is then locked, when the visit began, and by which code. Throws VISIT_OVER. */
export async function lockGuest(
  tx: Transaction,
  clock: Clock,
  { ref, partner, outlet }: { readonly ref: string; readonly partner: Partner; readonly outlet: string },
) {
  const isIt = and(eq(visit.ref, ref), eq(visit.partner, partner.partner), eq(visit.outlet, outlet));
  const [found] = await tx
    .select()
    .from(visit)
    .where(and(isIt, gt(visit.expiresAt, clock.sqlNow())));
  if (found === undefined) throw new PartnerError('VISIT_OVER');
  const own = await lockMember(tx, found.memberId);
  if (own.status !== 'ACTIVE') throw new PartnerError('VISIT_OVER');
  return { ...own, cameAt: found.at, isByPass: found.isByPass };
}

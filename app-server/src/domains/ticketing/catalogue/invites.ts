import type { InviteChecked, ticketCatalogueCalls } from '@resort/mf-ticketing/contract';
import { and, count, eq, gt, sql } from 'drizzle-orm';
import { takeLocks } from '../../../platform/database/lock-order.ts';
import type { ContextOf, Executor, Services } from '../../../platform/context.ts';
import { macauInstant, type Clock } from '../../../platform/time/clock.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { enforce } from '../../../platform/limits/rate-bucket.ts';
import { inviteCode, ticketOrder, ticketPosition } from '../tables/tickets.ts';
import { orders } from '../../../schema/index.ts';

export type Invite = typeof inviteCode.$inferSelect;

/** Tries of one member for all events and codes, so that nobody finds a code by guessing. */
const TRIES = { limit: 5, seconds: 15 * 60 };

const isValid = (clock: Clock) => gt(inviteCode.validUntil, clock.sqlNow());

export async function takesInvites(db: Executor, clock: Clock, event: string): Promise<boolean> {
  const [found] = await db
    .select({ id: inviteCode.id })
    .from(inviteCode)
    .where(and(eq(inviteCode.event, event), isValid(clock)))
    .limit(1);
  return found !== undefined;
}

/** Tickets that a member can still get by an invitation. */
export async function inviteLeft(db: Executor, invite: Invite, memberId: number): Promise<number> {
  const [used] = await db
    .select({
      all: count(),
      own: sql<number>`count(*) filter (where ${orders.memberId} = ${memberId})::int`,
    })
    .from(ticketOrder)
    .innerJoin(orders, eq(orders.id, ticketOrder.orderId))
    .innerJoin(ticketPosition, eq(ticketPosition.orderId, ticketOrder.orderId))
    .where(and(eq(ticketOrder.inviteId, invite.id), eq(ticketPosition.isLive, true)));
  const { all, own } = used ?? { all: 0, own: 0 };
  return Math.max(Math.min(invite.quota - all, invite.perMember - own), 0);
}

const PURPOSE = 'invite';
const MAC_DIGITS = 24;
const written = (mac: Buffer): string => mac.toString('hex').slice(0, MAC_DIGITS);

/** The pass that represents an invitation in requests: it is valid only for the member who entered its code. */
function passOf({ secrets }: Pick<Services, 'secrets'>, id: number, memberId: number): string {
  return `${id}.${written(secrets.mac(PURPOSE, `${id} ${memberId}`))}`;
}

/** The invitation of a pass; undefined if it was not issued to this member. */
function readPass(
  { secrets }: Pick<Services, 'secrets'>,
  pass: string,
  memberId: number,
): number | undefined {
  const [, digits = '', mac = ''] = /^([1-9]\d{0,14})\.([0-9a-f]+)$/.exec(pass) ?? [];
  const id = Number(digits);
  return secrets.isMac(mac, written, PURPOSE, `${id} ${memberId}`) ? id : undefined;
}

/** The invitation of a code. Every entry counts as a try, right or wrong. */
export async function checkInviteCode({
  db,
  clock,
  secrets,
  caller,
  body,
}: ContextOf<typeof ticketCatalogueCalls, 'POST /ticket/checkInnerInviteCode'>): Promise<InviteChecked> {
  const { memberId } = caller;
  await enforce(db, clock, { key: `invite code ${memberId}`, ...TRIES });
  const code = body.code.normalize('NFKC').replace(/\s/g, '').toUpperCase();
  const isIt = and(eq(inviteCode.event, body.ticketId), eq(inviteCode.code, code), isValid(clock));
  const [invite] = await db.select().from(inviteCode).where(isIt);
  const quota = invite === undefined ? 0 : await inviteLeft(db, invite, memberId);
  if (invite === undefined || quota === 0) throw new DomainError('INVITE_INVALID');
  return {
    valid: true,
    inviteId: passOf({ secrets }, invite.id, memberId),
    grants: invite.grants,
    quota,
    expireAt: macauInstant(invite.validUntil),
  };
}

/**
 * The invitation of an order, locked, so that concurrent orders count each other. Throws INVITE_INVALID if it is not
 * this member's, has ended, is for something else, or has too few tickets left.
 */
export async function takeInvite(
  tx: Transaction,
  services: Pick<Services, 'clock' | 'secrets'>,
  wanted: {
    /** as `checkInviteCode` issued it to this member */
    readonly inviteId: string;
    readonly event: string;
    readonly grants: Invite['grants'];
    readonly memberId: number;
    readonly quantity: number;
  },
): Promise<Invite> {
  const { event, grants, memberId, quantity } = wanted;
  const inviteId = readPass(services, wanted.inviteId, memberId);
  if (inviteId === undefined) throw new DomainError('INVITE_INVALID');
  takeLocks(tx, 'outlet', [`invite ${inviteId}`]);
  const isIt = and(eq(inviteCode.id, inviteId), eq(inviteCode.event, event), isValid(services.clock));
  const [invite] = await tx.select().from(inviteCode).where(isIt).for('no key update');
  if (invite === undefined || invite.grants !== grants) throw new DomainError('INVITE_INVALID');
  if ((await inviteLeft(tx, invite, memberId)) < quantity) throw new DomainError('INVITE_INVALID');
  return invite;
}

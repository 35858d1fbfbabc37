import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Executor, Services } from '../../platform/context.ts';
import { tokenHash } from '../../platform/secrets/secrets.ts';
import { stepTicket } from '../../schema/index.ts';

export type TicketPurpose = (typeof stepTicket.$inferSelect)['purpose'];

export const STEP_KEY_PURPOSE = 'step-ticket.key';

interface NewTicket {
  readonly purpose: TicketPurpose;
  /** unguessable; only its hash is stored */
  readonly ticket: string;
  /** what was proven, or for whom it is */
  readonly subject: string;
  readonly seconds: number;
  /** the key that signs the next step */
  readonly key?: Uint8Array;
}

/** Stores a single-use ticket. */
export async function storeTicket(
  db: Executor,
  { clock, secrets }: Services,
  { purpose, ticket, subject, seconds, key }: NewTicket,
): Promise<void> {
  await db.insert(stepTicket).values({
    purpose,
    ticketHash: tokenHash(ticket),
    subject,
    keySealed: key === undefined ? null : secrets.seal(key, STEP_KEY_PURPOSE),
    expiresAt: sql`${clock.sqlNow()} + ${seconds} * interval '1 second'`,
  });
}

function live({ clock }: Services, purpose: TicketPurpose, ticket: string) {
  return and(
    eq(stepTicket.purpose, purpose),
    eq(stepTicket.ticketHash, tokenHash(ticket)),
    isNull(stepTicket.consumedAt),
    gt(stepTicket.expiresAt, clock.sqlNow()),
  );
}

/** The subject and key of a valid ticket, without using it; undefined if there is none. */
export async function readTicket(
  db: Executor,
  services: Services,
  purpose: TicketPurpose,
  ticket: string,
): Promise<{ subject: string; key: Buffer | undefined } | undefined> {
  const [row] = await db
    .select({ subject: stepTicket.subject, keySealed: stepTicket.keySealed })
    .from(stepTicket)
    .where(live(services, purpose, ticket));
  if (row === undefined) return undefined;
  const key = row.keySealed === null ? undefined : services.secrets.open(row.keySealed, STEP_KEY_PURPOSE);
  return { subject: row.subject, key };
}

/**
 * Uses a ticket; false if it is unknown, expired, used, or for something else. Of concurrent calls one gets
 * true.
 */
export async function consumeTicket(
  db: Executor,
  services: Services,
  { purpose, ticket, subject }: Pick<NewTicket, 'purpose' | 'ticket' | 'subject'>,
): Promise<boolean> {
  const used = await db
    .update(stepTicket)
    .set({ consumedAt: services.clock.sqlNow() })
    .where(and(live(services, purpose, ticket), eq(stepTicket.subject, subject)))
    .returning({ id: stepTicket.id });
  return used.length > 0;
}

/** Records the use of something that is valid once; false if it was used before. */
export async function spendOnce(
  db: Executor,
  { clock }: Services,
  { purpose, ticket, subject, seconds }: Omit<NewTicket, 'key'>,
): Promise<boolean> {
  const now = clock.sqlNow();
  const spent = await db
    .insert(stepTicket)
    .values({
      purpose,
      ticketHash: tokenHash(ticket),
      subject,
      expiresAt: sql`${now} + ${seconds} * interval '1 second'`,
      consumedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: stepTicket.id });
  return spent.length > 0;
}

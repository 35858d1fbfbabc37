import { sql } from 'drizzle-orm';
import type { Services } from '../platform/calls/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { newToken, tokenHash } from '../platform/secrets.ts';
import { stepTicket } from '../schema/index.ts';
import type { PhoneNumber } from './one-time-code/number.ts';

export const TICKET_SECONDS = 900;

/** A single-use ticket for registering with a number that was just proven; only its hash is stored. */
export async function issueRegisterTicket(
  tx: Transaction,
  { clock }: Services,
  { areaCode, phone }: PhoneNumber,
): Promise<string> {
  const ticket = newToken();
  await tx.insert(stepTicket).values({
    purpose: 'REGISTER',
    ticketHash: tokenHash(ticket),
    areaCode,
    phone,
    expiresAt: sql`${clock.sqlNow()} + ${TICKET_SECONDS} * interval '1 second'`,
  });
  return ticket;
}

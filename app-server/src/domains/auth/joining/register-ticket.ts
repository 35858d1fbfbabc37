import { randomBytes } from 'node:crypto';
import type { Executor, Services } from '../../../platform/context.ts';
import { newToken } from '../../../platform/secrets/secrets.ts';
import { recipientOf, type PhoneNumber } from '../../../core/one-time-code/number.ts';
import { storeTicket } from '../../../core/proofs/step-ticket.ts';

const TICKET_SECONDS = 900;

/** A ticket to register with a verified number, and the key that signs the registration (domain §6.2, V5). */
export async function issueRegisterTicket(db: Executor, services: Services, number: PhoneNumber) {
  const registerTicket = newToken();
  const key = randomBytes(32);
  const subject = recipientOf(number);
  await storeTicket(db, services, {
    purpose: 'REGISTER',
    ticket: registerTicket,
    subject,
    seconds: TICKET_SECONDS,
    key,
  });
  return { registerTicket, registerKey: key.toString('base64'), expireIn: TICKET_SECONDS };
}

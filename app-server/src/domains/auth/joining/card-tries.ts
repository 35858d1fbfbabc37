import type { Services } from '../../../platform/context.ts';
import type { Database } from '../../../platform/database/index.ts';
import { enforce } from '../../../platform/limits/rate-bucket.ts';
import { readTicket } from '../../../core/proofs/step-ticket.ts';
import { insiderId } from './insider-card.ts';

/**
 * Attempts for one card, by one verified number, or by everybody without one: a date of birth can be guessed
 * in some 30,000 attempts.
 */
const TRIES = { limit: 10, seconds: 86_400 };

/**
 * Counts an attempt before anything is compared. Visitors with a verified phone number are counted by it, so
 * that others cannot exhaust the holder's attempts. Throws TOO_MANY {seconds}.
 */
export async function countCardTry(
  db: Database,
  services: Services,
  cardNo: string,
  registerTicket: string | undefined,
): Promise<void> {
  const { clock, secrets } = services;
  const proven =
    registerTicket === undefined ? undefined : await readTicket(db, services, 'REGISTER', registerTicket);
  const card = secrets.mac('check-name', insiderId(cardNo)).toString('hex');
  const who =
    proven === undefined
      ? 'strangers'
      : `number ${secrets.mac('check-name', proven.subject).toString('hex')}`;
  await enforce(db, clock, { key: `check name card ${card} ${who}`, ...TRIES });
}

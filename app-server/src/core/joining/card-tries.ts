import type { Services } from '../../platform/context.ts';
import type { Database } from '../../platform/database/index.ts';
import { enforce } from '../../platform/limits/rate-bucket.ts';
import { readTicket } from '../step-ticket.ts';
import { insiderId } from './insider-card.ts';

/** Of one card, by one proven number, or by everybody without one: a date of birth is found in some 30,000 tries. */
const TRIES = { limit: 10, seconds: 86_400 };

/**
 * Counts a try of a card's holder, before anything is compared. Whoever proved a phone number counts by it, so that
 * others cannot use up the holder's tries. Throws TOO_MANY {seconds}.
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

import type { Services } from '../../../platform/context.ts';
import type { Database } from '../../../platform/database/index.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { consumeTicket, storeTicket } from '../../../core/proofs/step-ticket.ts';

const CHALLENGE_SECONDS = 300;
export const CHALLENGE_MS = CHALLENGE_SECONDS * 1000;

type Use = 'PASSKEY_ADD' | 'PASSKEY_LOGIN';

/** A challenge is a single-use ticket that travels through the authenticator. */
export async function keepChallenge(
  db: Database,
  services: Services,
  purpose: Use,
  subject: string,
  challenge: string,
): Promise<void> {
  await storeTicket(db, services, { purpose, ticket: challenge, subject, seconds: CHALLENGE_SECONDS });
}

/** For the library's `expectedChallenge`: uses up the challenge. Throws TICKET_EXPIRED if it is not valid. */
export function spendChallenge(db: Database, services: Services, purpose: Use, subject: string) {
  return async (challenge: string): Promise<boolean> => {
    if (await consumeTicket(db, services, { purpose, ticket: challenge, subject })) return true;
    throw new DomainError('TICKET_EXPIRED');
  };
}

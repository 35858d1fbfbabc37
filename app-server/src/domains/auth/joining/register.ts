import { timingSafeEqual } from 'node:crypto';
import type { registeringCalls } from '@resort/mf-auth/contract';
import { signRegister } from '@resort/shared/signing';
import { noteInvited } from '../../../core/earning/referral-steps.ts';
import { legalVersions } from '../../../core/content/legal.ts';
import { checkApplicant } from './check-applicant.ts';
import { createMember } from './create-member.ts';
import { countCardTry } from './card-tries.ts';
import { cardOf, linkCard } from './insider-card.ts';
import { numberOf } from '../../../core/one-time-code/number.ts';
import { signInMember } from '../sign-in.ts';
import { consumeTicket, readTicket } from '../../../core/proofs/step-ticket.ts';
import type { ContextOf } from '../../../platform/context.ts';
import type { Database } from '../../../platform/database/index.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { consent } from '../../../schema/index.ts';

type Context = ContextOf<typeof registeringCalls, 'POST /membership/register'>;
type Before = Omit<Context, 'db'> & { readonly db: Database };

/** The body's own signature, with the key that came with the ticket (domain §6.2, V5). */
function isSigned({ body, stamp }: Context, key: Buffer): boolean {
  const signature = Buffer.from(signRegister(key, body, stamp), 'hex');
  return timingSafeEqual(signature, Buffer.from(body.signature, 'hex'));
}

/** The verified number; the ticket is used up. */
async function provenNumber(context: Context) {
  const { body, db } = context;
  const ticket = await readTicket(db, context, 'REGISTER', body.registerTicket);
  if (ticket?.key === undefined) throw new DomainError('TICKET_EXPIRED');
  const { subject } = ticket;
  if (!isSigned(context, ticket.key) || body.memberPhone !== subject)
    throw new DomainError('REGISTER_SIGNATURE');
  const use = { purpose: 'REGISTER', ticket: body.registerTicket, subject } as const;
  if (!(await consumeTicket(db, context, use))) throw new DomainError('TICKET_EXPIRED');
  return numberOf(subject);
}

async function storeConsents({ body, db, clock }: Context, memberId: number): Promise<void> {
  const { terms, privacy, sms, email } = body.consents;
  const at = clock.sqlNow();
  const of = { memberId, at, granted: true };
  await db.insert(consent).values([
    { ...of, key: 'terms', version: terms },
    { ...of, key: 'privacy', version: privacy },
    { ...of, key: 'sms', granted: sms },
    { ...of, key: 'email', granted: email },
  ]);
}

/** Naming a card counts as a try for its holder, whether or not joining succeeds. Throws TOO_MANY {seconds}. */
export async function countNamedCard({ body, ...context }: Before): Promise<void> {
  const insiderId = body.sjmInsiderId?.trim() ?? '';
  if (insiderId === '') return;
  // without a valid ticket nothing is compared
  const ticket = await readTicket(context.db, context, 'REGISTER', body.registerTicket);
  if (ticket !== undefined) await countCardTry(context.db, context, insiderId, body.registerTicket);
}

/**
 * Joins completely or not at all, so that a visitor can correct a refused request and continue with the same ticket.
 */
export async function register(context: Context) {
  const { body, db, clock, language } = context;
  const number = await provenNumber(context);
  const applicant = checkApplicant(body, clock.now(), await legalVersions(db, clock.now()));
  const insiderId = body.sjmInsiderId?.trim() ?? '';
  const earlier = insiderId === '' ? undefined : await cardOf(db, insiderId, applicant);
  if (insiderId !== '' && earlier === undefined) throw new DomainError('CARD_NOT_MATCH');
  if (earlier !== undefined && earlier.memberId !== null) throw new DomainError('CARD_LINKED');
  const tier = earlier?.tier ?? 'CLASSIC';
  const { title, shareToken } = body;
  const added = await createMember(db, context, { ...number, applicant, title, language, tier, shareToken });
  if (earlier !== undefined) await linkCard(db, earlier.insiderId, added.id);
  if (shareToken !== undefined) await noteInvited(db, clock, { friendId: added.id, code: shareToken });
  await storeConsents(context, added.id);
  return signInMember(db, context, added);
}

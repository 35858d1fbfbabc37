import { eq } from 'drizzle-orm';
import type { Executor, Services } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { member } from '../../../schema/index.ts';
import { cardContent } from './card.ts';
import type { PassContent, PassOwned } from './pass-content.ts';
import { ticketContent } from './ticket.ts';
import { voucherContent } from './voucher.ts';

/** What a pass says now, also one that is no longer good. Throws NOT_YOURS. */
export async function contentOf(
  db: Executor,
  services: Services,
  { memberId, kind, id }: PassOwned,
): Promise<PassContent> {
  const [own] = await db.select().from(member).where(eq(member.id, memberId));
  if (own === undefined) throw new DomainError('NOT_YOURS');
  if (kind === 'CARD') return cardContent(db, services, own);
  return kind === 'TICKET'
    ? ticketContent(db, services, { own, id })
    : voucherContent(db, services, { own, id });
}

/** The same to be added to a wallet. Throws NOT_YOURS; NOT_FOUND for something that is no longer good. */
export async function goodContent(db: Executor, services: Services, owned: PassOwned): Promise<PassContent> {
  const content = await contentOf(db, services, owned);
  if (content.isVoid) throw new DomainError('NOT_FOUND');
  return content;
}

/** Undefined for a refusal, where no call is answered. */
export const unlessRefused = (content: Promise<PassContent>): Promise<PassContent | undefined> =>
  content.catch((error: unknown) => {
    if (error instanceof DomainError) return undefined;
    throw error;
  });

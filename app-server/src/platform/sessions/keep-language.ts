import type { Language } from '@resort/shared/contract';
import { eq } from 'drizzle-orm';
import { member } from '../../schema/index.ts';
import type { Executor, MemberCaller } from '../context.ts';

/**
 * Messages are written in the language in which a member last did something. A switch of the page's language alone does
 * not say it: whoever tries a language and goes back never tells us. The member's version stays, since no form edits it.
 */
export async function keepLanguage(
  db: Executor,
  { memberId, language: before }: Pick<MemberCaller, 'memberId' | 'language'>,
  language: Language,
): Promise<void> {
  if (language !== before) await db.update(member).set({ language }).where(eq(member.id, memberId));
}

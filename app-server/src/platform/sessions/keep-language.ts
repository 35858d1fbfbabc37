import type { Language } from '@resort/shared/contract';
import { eq } from 'drizzle-orm';
import { member } from '../../schema/index.ts';
import type { Executor, MemberCaller } from '../context.ts';

/**
 * Stores the language of a member's last action for messages. The page's language alone is not enough,
 * because a visitor who tries a language and goes back never tells the server. The member's version does not
 * change, because no form edits this.
 */
export async function keepLanguage(
  db: Executor,
  { memberId, language: before }: Pick<MemberCaller, 'memberId' | 'language'>,
  language: Language,
): Promise<void> {
  if (language !== before) await db.update(member).set({ language }).where(eq(member.id, memberId));
}

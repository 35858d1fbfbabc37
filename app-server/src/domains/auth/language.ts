import type { sharedCalls } from '@resort/shared/calls/rows';
import { eq, sql } from 'drizzle-orm';
import type { ContextOf } from '../../platform/context.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { member } from '../../schema/index.ts';

/** Stores the language of messages to the caller. */
export async function setLanguage({
  params,
  body,
  caller,
  db,
}: ContextOf<typeof sharedCalls, 'PUT /user/users/{id}/language'>) {
  if (params.id !== caller.userId) throw new DomainError('NOT_YOURS');
  await db
    .update(member)
    .set({ language: body.language, version: sql`${member.version} + 1` })
    .where(eq(member.id, caller.memberId));
  return { language: body.language };
}

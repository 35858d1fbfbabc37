import type { pushCalls } from '@resort/mf-content/contract';
import type { ContextOf } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { quietHours } from '../../../schema/index.ts';

/** Sets the caller's quiet hours. Throws BAD_REQUEST for hours that begin when they end. */
export async function setQuiet(context: ContextOf<typeof pushCalls, 'POST /subscription/quiet'>) {
  const { db, caller, body } = context;
  const { quiet } = body;
  if (quiet !== null && quiet.from === quiet.until) throw new DomainError('BAD_REQUEST');
  const hours = { fromHour: quiet?.from ?? null, untilHour: quiet?.until ?? null };
  await db
    .insert(quietHours)
    .values({ memberId: caller.memberId, ...hours })
    .onConflictDoUpdate({ target: quietHours.memberId, set: hours });
  return { quiet };
}

import type { EditableField, profileCalls } from '@resort/mf-membership/contract';
import { eq, sql } from 'drizzle-orm';
import { checkPlace, chineseNameOf, given } from '../../../core/member/details.ts';
import { lockMember } from '../../../core/member/lock-member.ts';
import { userInfoOf } from '../../../core/member/user-info.ts';
import type { ContextOf } from '../../../platform/context.ts';
import { inTransaction, type Transaction } from '../../../platform/database/index.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { consent, member } from '../../../schema/index.ts';

type Context = ContextOf<typeof profileCalls, 'PUT /user/users/{id}'>;
type Member = typeof member.$inferSelect;

/** A city is cleared with its country unless the edit sets another one. */
function placeOf(own: Member, { countryCode, cityCode }: Context['body']) {
  const country = countryCode ?? own.countryCode;
  const isMoving = country !== own.countryCode;
  const city = cityCode === undefined && !isMoving ? (own.cityCode ?? undefined) : given(cityCode);
  if (country !== null && (countryCode !== undefined || cityCode !== undefined)) checkPlace(country, city);
  return { countryCode: country, cityCode: city ?? null };
}

/** Only a changed answer adds a row, because the rows are the history. Returns whether it added any. */
async function storeConsents(
  tx: Transaction,
  { body, clock, caller }: Context,
  now: Consents,
): Promise<boolean> {
  const { memberId } = caller;
  const changed = (['sms', 'email'] as const).flatMap((key) => {
    const granted = body.consents?.[key];
    return granted === undefined || granted === now[key]
      ? []
      : [{ memberId, key, granted, at: clock.sqlNow() }];
  });
  if (changed.length > 0) await tx.insert(consent).values(changed);
  return changed.length > 0;
}
type Consents = Record<'sms' | 'email', boolean>;

/**
 * Edits the caller's profile completely or not at all; unchanged values are no edit, and do not make other reads stale.
 * Throws NOT_YOURS, BAD_REQUEST, and STALE if something was edited since `version` was read, with the current user info
 * as its data.
 */
export async function updateProfile(context: Context) {
  const { params, body, db, caller, language } = context;
  if (params.id !== caller.userId) throw new DomainError('NOT_YOURS');
  const { memberId } = caller;
  return inTransaction(db, async (tx) => {
    const own = await lockMember(tx, memberId);
    const now = await userInfoOf(tx, memberId, language);
    if (own.version !== body.version) throw new DomainError('STALE', {}, now);
    const { title = own.title, chineseName } = body;
    const next = {
      title,
      chineseName: chineseName === undefined ? own.chineseName : chineseNameOf(chineseName),
      ...placeOf(own, body),
    } satisfies Record<EditableField, string | null>;
    const isEdit = Object.entries(next).some(([detail, value]) => own[detail as keyof typeof next] !== value);
    const isAnswered = await storeConsents(tx, context, now.consents);
    if (isEdit || isAnswered) {
      await tx
        .update(member)
        .set({ ...next, version: sql`${member.version} + 1` })
        .where(eq(member.id, memberId));
    }
    return userInfoOf(tx, memberId, language);
  });
}

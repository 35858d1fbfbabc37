import type { SessionReply } from '@resort/shared/calls/rows';
import type { RequestContext } from '../../platform/context.ts';
import { macauInstant } from '../../platform/time/clock.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { startSession } from '../../platform/sessions/start.ts';
import type { member } from '../../schema/index.ts';
import { restoreMembership } from '../../core/closing/closing.ts';
import { deviceProof } from '../../core/one-time-code/known-device.ts';
import { tierName } from '../../core/member/tiers.ts';

/**
 * Starts a session for an authenticated member. Also cancels a pending closing of the membership; throws
 * SESSION_SUPERSEDED for a frozen or closed member.
 */
export async function signInMember(
  tx: Transaction,
  context: RequestContext,
  found: typeof member.$inferSelect,
): Promise<SessionReply> {
  const { status } = found.status === 'CLOSING' ? await restoreMembership(tx, context, found.id) : found;
  if (status !== 'ACTIVE') throw new DomainError('SESSION_SUPERSEDED');
  const { token, signKey, expiresAt } = await startSession(tx, context, found.id, context.device);
  const { language, tier, currency, openKey } = found;
  return {
    tokenValue: token,
    signKey: signKey.toString('base64'),
    userId: String(found.id),
    language,
    memberTier: tier,
    MemberCardTier: tierName(tier, context.language),
    currency,
    openKey,
    expiresAt: macauInstant(expiresAt),
    deviceProof: deviceProof(context, found.id),
  };
}

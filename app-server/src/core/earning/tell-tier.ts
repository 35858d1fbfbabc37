import { TIERS } from '@resort/shared/calls/rows';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Receiver } from '../../platform/outbox/deliver.ts';
import { member } from '../../schema/index.ts';
import { CHANNELS } from '../announcements/channels.ts';
import { UPGRADED_LETTER } from '../announcements/letters.ts';
import { compose } from '../inbox/compose.ts';
import { tierName } from '../member/tiers.ts';
import { tell } from '../messages/tell.ts';

/** Work of the outbox: tells a member about a higher tier. */
export const TIER_NEWS = 'tier.news';

const work = z.object({ memberId: z.int(), tier: z.enum(TIERS) });

export const tellTier: Receiver = async (tx, { payload }, context) => {
  const { memberId, tier } = work.parse(payload);
  const [own] = await tx.select().from(member).where(eq(member.id, memberId));
  if (own?.status !== 'ACTIVE') return;
  const words = compose(UPGRADED_LETTER, (language) => ({ tier: tierName(tier, language) }));
  const moment = { kind: 'TIER', tier } as const;
  const letter = { ...words, memberId, kind: 'SYSTEM', link: '/my-benefits', moment } as const;
  await tell(tx, context, CHANNELS.membership.UPGRADED, { language: own.language, letter, topic: 'NEWS' });
};

import type { ShareKind } from '@resort/shared/calls/rows';
import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../platform/calls/context.ts';
import type { Clock } from '../../platform/clock.ts';
import { offer } from '../../schema/index.ts';
import { isOn } from '../offers/offer-rows.ts';

type Target = (db: Executor, clock: Clock, targetId: string) => Promise<boolean>;

const ID = /^[1-9]\d{0,14}$/;

const offerIsOn: Target = async (db, clock, targetId) => {
  if (!ID.test(targetId)) return false;
  const isIt = and(eq(offer.id, Number(targetId)), isOn(clock));
  const found = await db.select({ id: offer.id }).from(offer).where(isIt);
  return found.length > 0;
};

/** Whether what is shared can be looked at now. */
export const SHARE_TARGETS: Readonly<Record<ShareKind, Target>> = { OFFER: offerIsOn };

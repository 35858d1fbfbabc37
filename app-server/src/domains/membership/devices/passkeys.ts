import type { deviceCalls } from '@resort/mf-membership/contract';
import { desc, eq } from 'drizzle-orm';
import type { ContextOf } from '../../../platform/context.ts';
import { macauInstant } from '../../../platform/time/clock.ts';
import { passkey } from '../../../schema/index.ts';

/** What the caller signs in with instead of a code. */
export async function passkeysOf({ db, caller }: ContextOf<typeof deviceCalls, 'GET /member/passkeys'>) {
  const keys = await db
    .select()
    .from(passkey)
    .where(eq(passkey.memberId, caller.memberId))
    .orderBy(desc(passkey.id));
  return keys.map(({ id, deviceName, createdAt, lastUsedAt }) => ({
    keyId: String(id),
    deviceName,
    addedAt: macauInstant(createdAt),
    lastUsedAt: lastUsedAt === null ? null : macauInstant(lastUsedAt),
  }));
}

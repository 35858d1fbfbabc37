import { and, eq } from 'drizzle-orm';
import type { RequestContext } from '../../platform/context.ts';
import type { Database } from '../../platform/database/index.ts';
import { member } from '../../schema/index.ts';
import { readDeviceProof } from './known-device.ts';
import type { PhoneNumber } from './number.ts';

/** Who requests a code; requests of others are not counted against them. */
export interface Asker {
  readonly key: string;
  /** true if a session or a device proof shows that the number or address is the asker's own */
  readonly isKnown: boolean;
}

export const memberAsking = (memberId: number, isOwn: boolean): Asker => ({
  key: `member ${memberId}`,
  isKnown: isOwn,
});

/** A visitor, identified by a device that signed in as the number's member before, or else by the address. */
export async function askerFor(
  db: Database,
  context: RequestContext,
  { areaCode, phone }: PhoneNumber,
  proof: string | undefined,
): Promise<Asker> {
  const stranger = { key: `address ${context.ip}`, isKnown: false };
  const device = readDeviceProof(context, proof);
  if (device === undefined) return stranger;
  const [own] = await db
    .select({ id: member.id })
    .from(member)
    .where(and(eq(member.id, device.memberId), eq(member.areaCode, areaCode), eq(member.phone, phone)));
  return own === undefined ? stranger : { key: `device ${device.id}`, isKnown: true };
}

import type { Tier } from '@resort/shared/calls/rows';
import type { Database } from '../../src/platform/database/index.ts';
import { member } from '../../src/schema/index.ts';

let next = 1;

/** Creates a member that no other test uses; resolves to the id. */
export async function newMember(db: Database, tier: Tier = 'GOLD'): Promise<number> {
  const number = `${process.pid}${(next += 1)}`;
  const [added] = await db
    .insert(member)
    .values({
      memberNo: `T${number}`,
      title: 'MS',
      firstName: 'Test',
      lastName: 'Member',
      areaCode: '+0',
      phone: number,
      language: 'en',
      tier,
      tierExpiresAt: new Date('2099-01-01'),
      currency: 'MOP',
      openKey: number,
      joinedAt: new Date('2026-01-01'),
    })
    .returning({ id: member.id });
  if (added === undefined) throw new Error('the member was not stored');
  return added.id;
}

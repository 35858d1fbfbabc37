import type { Tier } from '@resort/shared/calls/rows';
import type { Database } from '../../src/platform/database/index.ts';
import { member } from '../../src/schema/index.ts';
import type { Identity } from '../platform/protocol/client.ts';
import { signIn } from '../platform/protocol/sign-in.ts';
import type { TestApp } from '../platform/protocol/test-app.ts';

let next = 1;

/** Creates a member that no other test uses; resolves to the id. */
export async function newMember(
  db: Database,
  tier: Tier = 'GOLD',
  more: Partial<typeof member.$inferInsert> = {},
): Promise<number> {
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
      ...more,
    })
    .returning({ id: member.id });
  if (added === undefined) throw new Error('the member was not stored');
  return added.id;
}

interface On {
  readonly app: TestApp;
  readonly database: { readonly db: Database };
}

/** A signed-in member whom no other test uses, with a phone number in Macau. */
export async function signInNew({ app, database }: On, tier: Tier = 'GOLD'): Promise<Signed> {
  const phone = `669${String((next += 1)).padStart(5, '0')}`;
  await newMember(database.db, tier, { areaCode: '+853', phone });
  return { ...(await signIn(app, phone)), phone };
}

export type Signed = Identity & { readonly phone: string };

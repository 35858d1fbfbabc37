import type { MemberCode } from '@resort/shared/calls/rows';
import { eq } from 'drizzle-orm';
import { member } from '../../src/schema/index.ts';
import { issueMemberCode } from '../../src/domains/membership/member-code/member-code.ts';
import { createSecrets } from '../../src/platform/secrets/secrets.ts';
import type { Database } from '../../src/platform/database/index.ts';
import type { TestClock } from '../platform/protocol/test-clock.ts';
import type { TestPartner } from './partner-client.ts';

interface On {
  readonly database: { readonly db: Database };
  readonly clock: TestClock;
}

/** The code that a member's phone shows; codes of one second are alike, so a second passes first. */
export async function showCode(
  { database, clock }: On,
  phoneOrId: string | number,
): Promise<MemberCode['content']> {
  clock.advance(1);
  const isIt = typeof phoneOrId === 'number' ? eq(member.id, phoneOrId) : eq(member.phone, phoneOrId);
  const [own] = await database.db.select({ memberNo: member.memberNo }).from(member).where(isIt);
  const secrets = createSecrets(Buffer.alloc(32, 7)); // the test app's key
  return issueMemberCode({ environment: 'development', clock, secrets }, own?.memberNo ?? '').content;
}

/** A member at an outlet: the code shown and read. */
export async function visitOf(
  on: On,
  till: TestPartner,
  who: string | number,
  outlet: string,
): Promise<string> {
  const { data } = await till.call('code', { code: await showCode(on, who), outlet, currency: 'MOP' });
  return data.visit;
}

import { and, eq } from 'drizzle-orm';
import { idOfPassCode } from '../../../core/pass-codes/pass-code.ts';
import type { Executor, Services } from '../../../platform/context.ts';
import { member } from '../../../schema/index.ts';

/** The active member whose pass shows this code; undefined for any other code. */
export async function memberOfPass(
  db: Executor,
  services: Pick<Services, 'secrets'>,
  scanned: string,
): Promise<number | undefined> {
  const memberNo = idOfPassCode(services, 'MEMBER', scanned.trim());
  if (memberNo === undefined) return undefined;
  const [owner] = await db
    .select({ id: member.id })
    .from(member)
    .where(and(eq(member.memberNo, memberNo), eq(member.status, 'ACTIVE')));
  return owner?.id;
}

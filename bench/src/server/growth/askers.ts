import { createClock } from '../../../../app-server/src/platform/time/clock.ts';
import { inTransaction, type Database } from '../../../../app-server/src/platform/database/index.ts';
import { createSecrets } from '../../../../app-server/src/platform/secrets/secrets.ts';
import { startSession } from '../../../../app-server/src/platform/sessions/start.ts';
import { addressOf, type LoadMember } from '../../../../app-server/test/load/members.ts';
import { FIRST } from './fill/shape.ts';

interface Wanted {
  /** filled members */
  readonly members: number;
  readonly count: number;
  readonly serverKey: Buffer;
}

const AT_ONCE = 8;

/** Signs in filled members who are spread evenly over all, each with an address of their own. */
export async function someMembers(
  db: Database,
  { members, count, serverKey }: Wanted,
): Promise<LoadMember[]> {
  const clock = createClock();
  const services = { environment: 'development', clock, secrets: createSecrets(serverKey) } as const;
  async function one(n: number): Promise<LoadMember> {
    // readers and those who redeem in turn, so that both are spread
    const place = ((n * 2) % count) + (n * 2 >= count ? 1 : 0);
    const memberId = FIRST + Math.floor((place * members) / count);
    const { token, signKey } = await inTransaction(db, (tx) => startSession(tx, services, memberId));
    return { memberId, as: { userId: String(memberId), token, key: signKey }, address: addressOf(n + 1) };
  }
  const all: LoadMember[] = [];
  for (let n = 0; n < count; n += AT_ONCE)
    all.push(
      ...(await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - n) }, (_, i) => one(n + i)))),
    );
  return all;
}

import { eq } from 'drizzle-orm';
import { session } from '../../schema/index.ts';
import type { Executor, Services } from '../context.ts';
import { SIGN_KEY_PURPOSE } from './start.ts';

/** The session's sign key, for signatures in a body. */
export async function signKeyOf(
  db: Executor,
  { secrets }: Pick<Services, 'secrets'>,
  sessionId: number,
): Promise<Buffer> {
  const [found] = await db
    .select({ sealed: session.signKeySealed })
    .from(session)
    .where(eq(session.id, sessionId));
  if (found === undefined) throw new Error('a session has gone while it called');
  return secrets.open(found.sealed, SIGN_KEY_PURPOSE);
}

import type { SessionReply } from '@resort/shared/calls/rows';
import { and, eq } from 'drizzle-orm';
import type { RequestContext } from '../../platform/calls/context.ts';
import { inTransaction, type Database } from '../../platform/database/index.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { credential, type member } from '../../schema/index.ts';
import { captchaProof, requireCaptcha } from '../captcha/require.ts';
import { signInMember } from '../sign-in.ts';
import { CAPTCHA_AFTER_FAILS, failsSoFar, forgetTries, spendTry } from './attempts.ts';
import { verifySecret } from './scrypt.ts';

interface SecretLogin {
  readonly kind: 'PASSWORD' | 'PIN';
  readonly found: typeof member.$inferSelect | undefined;
  /** as typed, for an account that nobody has */
  readonly account: string;
  readonly secret: string;
  readonly captchaTicket: string | undefined;
}

async function storedHash(db: Database, { kind, found }: SecretLogin): Promise<string | undefined> {
  // asked for in any case, so that a stranger's account costs the same
  const [row] = await db
    .select({ hash: credential.hash })
    .from(credential)
    .where(and(eq(credential.memberId, found?.id ?? 0), eq(credential.kind, kind)));
  return row?.hash;
}

/**
 * Signs in with something known. Strangers are counted, locked, asked for the captcha and refused as members are, and
 * it takes as long. Throws LOGIN_FAILED, LOGIN_LOCKED {minutes}, CAPTCHA_REQUIRED.
 */
export async function signInWithSecret(
  db: Database,
  context: RequestContext,
  login: SecretLogin,
): Promise<SessionReply> {
  const { kind, found, account, secret, captchaTicket } = login;
  const whose = context.secrets.mac('login', account).toString('hex');
  const key = `login ${kind} ${found === undefined ? `stranger ${whose}` : `member ${found.id}`}`;
  const fails = await failsSoFar(db, context, key);
  if (fails >= CAPTCHA_AFTER_FAILS)
    await requireCaptcha(db, context, captchaProof('LOGIN', captchaTicket, context));
  await spendTry(db, context, key);
  const right = await verifySecret(secret, await storedHash(db, login));
  if (!right || found === undefined) throw new DomainError('LOGIN_FAILED');
  return inTransaction(db, async (tx) => {
    await forgetTries(tx, key);
    return signInMember(tx, context, found);
  });
}

import type { SessionReply } from '@resort/shared/calls/rows';
import { and, eq } from 'drizzle-orm';
import type { RequestContext } from '../../../platform/context.ts';
import { inTransaction, type Database } from '../../../platform/database/index.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { credential } from '../../../schema/index.ts';
import { captchaProof, requireCaptcha } from '../../../core/proofs/captcha.ts';
import { readDeviceProof } from '../../../core/one-time-code/known-device.ts';
import { signInMember } from '../sign-in.ts';
import type { Account } from './password-account.ts';
import { assertOpen, forgetFails, needsCaptcha, spendTry, tryKeys } from '../../../core/password/attempts.ts';
import { verifySecret } from '../../../core/password/scrypt.ts';

type Kind = (typeof credential.$inferSelect)['kind'];

interface SecretLogin {
  readonly kind: Kind;
  readonly account: Account;
  readonly secret: string;
  readonly captchaTicket: string | undefined;
  /** of a device that signed in before */
  readonly deviceProof: string | undefined;
}

async function storedHash(db: Database, kind: Kind, memberId: number | undefined) {
  // always queried, so that an unknown account takes equally long
  const [row] = await db
    .select({ hash: credential.hash })
    .from(credential)
    .where(and(eq(credential.memberId, memberId ?? 0), eq(credential.kind, kind)));
  return row?.hash;
}

/**
 * Signs in with a password or PIN. Strangers are counted, locked, asked for a captcha and refused like
 * members, in equal time. Throws LOGIN_FAILED, LOGIN_LOCKED {minutes}, CAPTCHA_REQUIRED.
 */
export async function signInWithSecret(
  db: Database,
  context: RequestContext,
  { kind, account, secret, captchaTicket, deviceProof }: SecretLogin,
): Promise<SessionReply> {
  const found = await account.find(db);
  const device = readDeviceProof(context, deviceProof);
  const isOwnDevice = device !== undefined && device.memberId === found?.id;
  const whose = `${kind} ${context.secrets.mac('login', account.name).toString('hex')}`;
  const keys = tryKeys(whose, context.ip, isOwnDevice ? device.id : undefined);
  await assertOpen(db, context, keys);
  if (await needsCaptcha(db, context, keys))
    await requireCaptcha(db, context, captchaProof('LOGIN', captchaTicket, context));
  await spendTry(db, context, keys);
  const right = await verifySecret(secret, await storedHash(db, kind, found?.id));
  if (!right || found === undefined) throw new DomainError('LOGIN_FAILED');
  return inTransaction(db, async (tx) => {
    await forgetFails(tx, keys);
    return signInMember(tx, context, found);
  });
}

import type { signInCalls } from '@resort/mf-auth/contract';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { eq } from 'drizzle-orm';
import { signInMember } from '../sign-in.ts';
import type { ContextOf } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { member, passkey } from '../../../schema/index.ts';
import { CHALLENGE_MS, keepChallenge, spendChallenge } from './challenge.ts';
import { relyingParty, relyingPartyId } from './relying-party.ts';
import { webAuthn } from './web-authn.ts';

type Context = ContextOf<typeof signInCalls, 'POST /user/passkey/login'>;

/** No user is named: the browser shows all its passkeys for this site. */
export async function passkeyLoginOptions(
  context: ContextOf<typeof signInCalls, 'POST /user/passkey/login/options'>,
) {
  const rpID = relyingPartyId(context);
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID,
    userVerification: 'required',
    timeout: CHALLENGE_MS,
  });
  await keepChallenge(context.db, context, 'PASSKEY_LOGIN', context.authId, options.challenge);
  return { ...options };
}

/** The authenticator's new counter, after the response is verified against the stored key. */
async function provenCounter(context: Context, key: typeof passkey.$inferSelect): Promise<number> {
  const { body, db, authId, log } = context;
  const { credentialId: id, counter } = key;
  const { verifyAuthenticationResponse } = await webAuthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      // its shape is checked by the library, field by field
      response: body.authentication as unknown as AuthenticationResponseJSON,
      expectedChallenge: spendChallenge(db, context, 'PASSKEY_LOGIN', authId),
      ...relyingParty(context, body.authentication),
      credential: { id, publicKey: new Uint8Array(key.publicKey), counter },
    });
    if (!verified) throw new DomainError('LOGIN_FAILED');
    return authenticationInfo.newCounter;
  } catch (error) {
    if (error instanceof DomainError) throw error;
    log.info({ reason: (error as Error).message }, 'a passkey was refused');
    throw new DomainError('LOGIN_FAILED');
  }
}

/** Whether the response names the key's own member, if it names one (WebAuthn Level 3, §7.2 step 6). */
function isOwn({ body }: Context, { openKey }: typeof member.$inferSelect): boolean {
  const { userHandle } = body.authentication.response as { readonly userHandle?: unknown };
  if (userHandle === undefined || userHandle === null) return true;
  return userHandle === Buffer.from(openKey).toString('base64url');
}

/** Signs in with a passkey. Throws LOGIN_FAILED, TICKET_EXPIRED. */
export async function passkeyLogin(context: Context) {
  const { body, db, clock } = context;
  const [row] = await db
    .select()
    .from(passkey)
    .innerJoin(member, eq(member.id, passkey.memberId))
    .where(eq(passkey.credentialId, body.authentication.id));
  if (row === undefined) throw new DomainError('LOGIN_FAILED');
  if (!isOwn(context, row.member)) throw new DomainError('LOGIN_FAILED');
  const counter = await provenCounter(context, row.passkey);
  return inTransaction(db, async (tx) => {
    await tx
      .update(passkey)
      .set({ counter, lastUsedAt: clock.sqlNow() })
      .where(eq(passkey.id, row.passkey.id));
    return signInMember(tx, context, row.member);
  });
}

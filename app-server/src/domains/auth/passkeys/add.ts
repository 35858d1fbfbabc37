import type { sharedCalls } from '@resort/shared/calls/rows';
import { personName } from '@resort/shared/contract';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { and, eq } from 'drizzle-orm';
import type { ContextOf } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { violates } from '../../../platform/database/unique-violation.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { badRequest } from '../../../platform/protocol/shape.ts';
import { member, passkey } from '../../../schema/index.ts';
import { CHALLENGE_MS, keepChallenge, spendChallenge } from './challenge.ts';
import { relyingParty, relyingPartyId, RP_NAME } from './relying-party.ts';
import { webAuthn } from './web-authn.ts';

const MAX_PASSKEYS = 5;

type Adding = ContextOf<typeof sharedCalls, 'PUT /user/{id}/biometricKey'>;

const refusal = () => badRequest([{ path: ['registration'], code: 'not_verified' }]);

export async function passkeyOptions(context: ContextOf<typeof sharedCalls, 'POST /user/passkey/options'>) {
  const { db, caller } = context;
  const rpID = relyingPartyId(context);
  const [own] = await db.select().from(member).where(eq(member.id, caller.memberId));
  if (own === undefined) throw new Error('a session without its member');
  const keys = await db.select().from(passkey).where(eq(passkey.memberId, caller.memberId));
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: RP_NAME,
    rpID,
    userName: own.memberNo,
    userDisplayName: personName(own, own.language),
    userID: new Uint8Array(Buffer.from(own.openKey)),
    timeout: CHALLENGE_MS,
    attestationType: 'none',
    excludeCredentials: keys.map(({ credentialId: id, transports }) => ({ id, transports })),
    // without a user name, and always with user verification (fingerprint, face or PIN), because it replaces two
    // factors
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(db, context, 'PASSKEY_ADD', caller.userId, options.challenge);
  return { ...options };
}

async function verified(context: Adding) {
  const { body, db, caller } = context;
  const { verifyRegistrationResponse } = await webAuthn();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      // its shape is checked by the library, field by field
      response: body.registration as unknown as RegistrationResponseJSON,
      expectedChallenge: spendChallenge(db, context, 'PASSKEY_ADD', caller.userId),
      ...relyingParty(context, body.registration),
    });
    if (registrationInfo === undefined) throw refusal();
    return registrationInfo.credential;
  } catch (error) {
    if (error instanceof DomainError) throw error;
    context.log.info({ reason: (error as Error).message }, 'a passkey was refused');
    throw refusal();
  }
}

/** Keeps a passkey. Throws TICKET_EXPIRED, TOO_MANY_DEVICES {max}, BAD_REQUEST for one that does not verify. */
export async function addPasskey(context: Adding) {
  const { params, body, db, caller } = context;
  if (params.id !== caller.userId) throw new DomainError('NOT_YOURS');
  const { id: credentialId, publicKey, counter, transports = [] } = await verified(context);
  return inTransaction(db, async (tx) => {
    // locked, so that concurrent additions count each other
    await tx.select({ id: member.id }).from(member).where(eq(member.id, caller.memberId)).for('update');
    const have = await tx.$count(passkey, eq(passkey.memberId, caller.memberId));
    if (have >= MAX_PASSKEYS) throw new DomainError('TOO_MANY_DEVICES', { max: MAX_PASSKEYS });
    try {
      const [added] = await tx
        .insert(passkey)
        .values({
          memberId: caller.memberId,
          credentialId,
          publicKey: Buffer.from(publicKey),
          counter,
          transports,
          deviceName: body.deviceName.trim(),
        })
        .returning({ id: passkey.id });
      return { keyId: String(added?.id) };
    } catch (error) {
      if (violates(error, 'passkey_credentialId_unique')) throw refusal();
      throw error;
    }
  });
}

/** Deletes one of the caller's passkeys. */
export async function removePasskey({
  params,
  body,
  db,
  caller,
}: ContextOf<typeof sharedCalls, 'DELETE /user/{id}/biometricKey'>) {
  if (params.id !== caller.userId) throw new DomainError('NOT_YOURS');
  await db
    .delete(passkey)
    .where(and(eq(passkey.id, Number(body.keyId)), eq(passkey.memberId, caller.memberId)));
  return null;
}

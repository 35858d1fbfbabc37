import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto';
import { RefusedError } from '../base/errors.ts';

/** A signature by one key. */
export interface Signature {
  /** the key's id, see keyIdOf */
  key: string;
  /** ECDSA P-256 over SHA-256 (FIPS 186-5), both numbers concatenated as in WebCrypto, base64 */
  value: string;
}

export interface SigningKey {
  id: string;
  privateKey: KeyObject;
}

/** The keys that this process trusts, and its signing key. */
export interface Keyring {
  /** null if this process only reads: an origin needs no private key */
  signer: SigningKey | null;
  /** by id; two during a key rotation */
  trusted: ReadonlyMap<string, KeyObject>;
  /**
   * the secret with which origins sign visits for one another; random for this process if it has neither a signing key
   * nor a given secret
   */
  visitKey: Buffer;
}

const FORM = { dsaEncoding: 'ieee-p1363' } as const;

/** Sixteen hex digits of the SHA-256 of the public key (SPKI, DER). */
export function keyIdOf(publicKey: KeyObject): string {
  const der = publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(der).digest('hex').slice(0, 16);
}

/** A new P-256 key: the secret PEM (PKCS #8), and the PEM of its public key (SPKI). */
export function makeKey(): { privatePem: string; publicPem: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    privatePem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  };
}

/**
 * A keyring from PEM texts. It also trusts the public key of the signing key.
 * @param signing null for a process that only reads
 * @param trusted any number of public keys, one after another
 * @param visits a secret that all origins of a channel share; derived from the signing key if absent
 */
export function toKeyring({
  signing,
  trusted,
  visits,
}: {
  signing: string | null;
  trusted: string;
  visits?: string;
}): Keyring {
  const blocks = trusted.match(/-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----/g) ?? [];
  const publicKeys = blocks.map((pem) => createPublicKey(pem));
  const privateKey = signing === null ? null : createPrivateKey(signing);
  if (privateKey !== null) publicKeys.push(createPublicKey(privateKey));
  for (const key of publicKeys) {
    if (key.asymmetricKeyDetails?.namedCurve !== 'prime256v1')
      throw new Error('A release key is an ECDSA key on P-256.');
  }
  const byId = new Map(publicKeys.map((key) => [keyIdOf(key), key]));
  const visitKey = visitKeyOf(visits ?? signing);
  if (privateKey === null) return { signer: null, trusted: byId, visitKey };
  return { signer: { id: keyIdOf(createPublicKey(privateKey)), privateKey }, trusted: byId, visitKey };
}

const visitKeyOf = (secret: string | null): Buffer =>
  secret === null ? randomBytes(32) : createHash('sha256').update(`visits/1 ${secret.trim()}`).digest();

/** Throws RefusedError if this process has no signing key. */
export function signerOf({ signer }: Keyring): NonNullable<Keyring['signer']> {
  if (signer === null) throw new RefusedError('This process has no signing key: set RELEASE_SIGNING_KEY.');
  return signer;
}

/** Throws RefusedError without a signing key. */
export function signBytes(keyring: Keyring, bytes: Buffer): Signature {
  const signer = signerOf(keyring);
  const value = sign('sha256', bytes, { key: signer.privateKey, ...FORM }).toString('base64');
  return { key: signer.id, value };
}

/** True if one of the signatures is by a trusted key and over exactly these bytes. */
export function isSigned({ trusted }: Keyring, bytes: Buffer, signatures: readonly Signature[]): boolean {
  return signatures.some(({ key, value }) => {
    const publicKey = trusted.get(key);
    return (
      publicKey !== undefined &&
      verify('sha256', bytes, { key: publicKey, ...FORM }, Buffer.from(value, 'base64'))
    );
  });
}

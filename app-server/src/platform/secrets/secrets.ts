import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Cryptography with the server key. Stored data can only be read with the same key. */
export interface Secrets {
  /** AES-256-GCM; `purpose` must be the same when opening */
  seal(plain: Uint8Array, purpose: string): Buffer;
  /** Throws if the key, the purpose or a byte differs. */
  open(sealed: Uint8Array, purpose: string): Buffer;
  /** HMAC-SHA-256 over the lines */
  mac(...lines: readonly string[]): Buffer;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Each algorithm gets its own key, derived from the server key. */
export function createSecrets(serverKey: Uint8Array): Secrets {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', serverKey, '', use, 32));
  const sealKey = derive('seal');
  const macKey = derive('mac');
  return {
    seal(plain, purpose) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', sealKey, iv).setAAD(Buffer.from(purpose));
      const body = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]);
    },
    open(sealed, purpose) {
      const bytes = Buffer.from(sealed);
      const decipher = createDecipheriv('aes-256-gcm', sealKey, bytes.subarray(0, IV_BYTES))
        .setAAD(Buffer.from(purpose))
        .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    },
    mac: (...lines) => createHmac('sha256', macKey).update(lines.join('\n')).digest(),
  };
}

/** A bearer secret: 32 random bytes, base64url, 43 characters. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a bearer secret. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

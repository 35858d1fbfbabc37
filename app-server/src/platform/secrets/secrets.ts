import { createHmac, createSecretKey, hash, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { createSealer, type Sealer } from './sealer.ts';

/** Cryptography with the server's keys. Stored data can only be read with the key that sealed it. */
export interface Secrets {
  /** AES-256-GCM with the first key; `purpose` must be the same when opening */
  seal(plain: Uint8Array, purpose: string): Buffer;
  /** Throws if the purpose or a byte differs, or if no key of the ring sealed it. */
  open(sealed: Uint8Array, purpose: string): Buffer;
  /** The first bytes of everything that the first key seals. */
  readonly sealMark: Buffer;
  /** HMAC-SHA-256 over the lines, with the first key */
  mac(...lines: readonly string[]): Buffer;
  /**
   * Whether any key of the ring made the MAC over the lines that was given, compared in constant time.
   * `written` is the form in which the MAC was handed out, for example its first hex digits.
   */
  isMac(given: string, written: (mac: Buffer) => string, ...lines: readonly string[]): boolean;
}

interface Key extends Sealer {
  mac(lines: readonly string[]): Buffer;
}

/** Each algorithm gets its own key, derived from the server key. */
function deriveKey(serverKey: Uint8Array): Key {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', serverKey, '', use, 32));
  const macKey = createSecretKey(derive('mac'));
  const mac = (lines: readonly string[]) => createHmac('sha256', macKey).update(lines.join('\n')).digest();
  return { ...createSealer(derive('seal'), mac(['mark of sealed data']).subarray(0, 4)), mac };
}

function isEqual(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** `serverKeys`: one key, or a ring: the first seals, the others open what they sealed before. */
export function createSecrets(serverKeys: Uint8Array | readonly Uint8Array[]): Secrets {
  const [first, ...older] = serverKeys instanceof Uint8Array ? [serverKeys] : serverKeys;
  if (first === undefined) throw new Error('The ring of server keys is empty.');
  const key = deriveKey(first);
  const ring = [key, ...older.map(deriveKey)];
  return {
    seal: key.seal,
    sealMark: key.mark,
    open(sealed, purpose) {
      for (const each of ring) {
        const plain = each.open(sealed, purpose);
        if (plain !== undefined) return plain;
      }
      throw new Error(`No server key opens what was sealed for “${purpose}”.`);
    },
    mac: (...lines) => key.mac(lines),
    isMac: (given, written, ...lines) => ring.some((each) => isEqual(given, written(each.mac(lines)))),
  };
}

/** A bearer secret: 32 random bytes, base64url, 43 characters. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a bearer secret. */
export function tokenHash(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';

/** OWASP's password storage cheat sheet for scrypt: N = 2^15, r = 8, p = 3 (32 MiB). */
const COST = { N: 2 ** 15, r: 8, p: 3 } as const;
const HASH_BYTES = 32;
const SALT_BYTES = 16;
const MEMORY_LIMIT = 128 * COST.N * COST.r * 2;

function derive(secret: string, salt: Buffer, cost: Required<Pick<ScryptOptions, 'N' | 'r' | 'p'>>) {
  return new Promise<Buffer>((resolve, reject) => {
    const options = { ...cost, maxmem: MEMORY_LIMIT };
    scrypt(secret.normalize('NFC'), salt, HASH_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/** The stored form of a password or PIN: `scrypt$N$r$p$salt$hash`. */
export async function hashSecret(secret: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await derive(secret, salt, COST);
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64'), hash.toString('base64')].join('$');
}

/** No secret matches this hash; comparing costs the same as with a real one. */
const NOBODY = ['scrypt', COST.N, COST.r, COST.p, 'AAAA', Buffer.alloc(HASH_BYTES).toString('base64')].join(
  '$',
);

/** Compares in constant time. Without a stored hash it takes equally long and returns false. */
export async function verifySecret(secret: string, stored: string | undefined): Promise<boolean> {
  const [, N, r, p, salt = '', hash = ''] = (stored ?? NOBODY).split('$');
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const derived = await derive(secret, Buffer.from(salt, 'base64'), cost);
  return timingSafeEqual(derived, Buffer.from(hash, 'base64')) && stored !== undefined;
}

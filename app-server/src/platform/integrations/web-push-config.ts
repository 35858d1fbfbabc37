import { createECDH } from 'node:crypto';
import { together } from './together.ts';

/** A P-256 pair, base64url, as browsers and push services expect it. */
export interface VapidKey {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** A push service takes messages only with the key that the browser subscribed with, so older keys stay in use. */
export type VapidRing = readonly [VapidKey, ...VapidKey[]];

/** Voluntary application server identification (RFC 8292), and permitted push services. */
export interface WebPushConfig {
  /** browsers subscribe with the first one; all send */
  readonly keys: VapidRing;
  /** `mailto:` or https address of the operator */
  readonly subject: string;
  /** push services beside those of the known browsers: `https://push.example.com` */
  readonly origins: readonly string[];
}

const NAMES = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'] as const;

function isPair({ publicKey, privateKey }: VapidKey): boolean {
  if (!/^[\w-]{87}$/.test(publicKey) || !/^[\w-]{43}$/.test(privateKey)) return false;
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(privateKey, 'base64url');
  } catch {
    return false;
  }
  return pair.getPublicKey('base64url') === publicKey;
}

/** Two lists of the same length, separated by commas or white space. Throws one message for invalid values. */
export function parseVapidRing(publicKeys: string, privateKeys: string): VapidRing {
  const [publics, privates] = [publicKeys, privateKeys].map((list) => list.trim().split(/[\s,]+/));
  const [first, ...others] = (publics ?? []).map((publicKey, at) => ({
    publicKey,
    privateKey: privates?.[at] ?? '',
  }));
  const ring = first === undefined ? [] : [first, ...others];
  if (first === undefined || ring.length !== privates?.length || !ring.every(isPair))
    throw new Error(
      'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be a P-256 pair in base64url (npx web-push generate-vapid-keys), or several in the same order.',
    );
  if (new Set(publics).size < ring.length) throw new Error('VAPID_PUBLIC_KEY names a key twice.');
  return [first, ...others];
}

/** Reads environment variables; undefined: no push. Throws one message for an invalid value. */
export function readWebPush(value: (name: string) => string | undefined): WebPushConfig | undefined {
  const given = together(value, NAMES);
  if (given === undefined) return undefined;
  const keys = parseVapidRing(given.VAPID_PUBLIC_KEY, given.VAPID_PRIVATE_KEY);
  const subject = given.VAPID_SUBJECT;
  if (!/^(mailto:.+@|https:\/\/)/.test(subject))
    throw new Error('VAPID_SUBJECT must be a mailto: or https: address.');
  const origins = (value('WEB_PUSH_ORIGINS') ?? '').split(',').filter(Boolean);
  return { keys, subject, origins };
}

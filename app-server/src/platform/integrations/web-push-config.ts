import { together } from './together.ts';

/** Voluntary application server identification (RFC 8292), and permitted push services. */
export interface WebPushConfig {
  /** base64url, as browsers expect it */
  readonly publicKey: string;
  readonly privateKey: string;
  /** `mailto:` or https address of the operator */
  readonly subject: string;
  /** push services beside those of the known browsers: `https://push.example.com` */
  readonly origins: readonly string[];
}

const NAMES = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'] as const;

/** Reads environment variables; undefined: no push. Throws one message for an invalid value. */
export function readWebPush(value: (name: string) => string | undefined): WebPushConfig | undefined {
  const given = together(value, NAMES);
  if (given === undefined) return undefined;
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = given;
  if (!/^[\w-]{87}$/.test(publicKey) || !/^[\w-]{43}$/.test(privateKey))
    throw new Error(
      'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be a P-256 pair in base64url (npx web-push generate-vapid-keys).',
    );
  if (!/^(mailto:.+@|https:\/\/)/.test(subject))
    throw new Error('VAPID_SUBJECT must be a mailto: or https: address.');
  const origins = (value('WEB_PUSH_ORIGINS') ?? '').split(',').filter(Boolean);
  return { publicKey, privateKey, subject, origins };
}

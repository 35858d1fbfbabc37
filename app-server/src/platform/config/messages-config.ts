import type { ReadValue } from '../integrations/index.ts';

export interface MailConfig {
  /** `smtps://user:password@mail.example.com:465` */
  readonly url: string;
  /** `Resort Members <members@example.com>` */
  readonly from: string;
}

export interface GatewayConfig {
  /** accepts text messages and calls as signed JSON */
  readonly url: string;
  readonly secret: string;
}

/**
 * How messages are delivered. In development each channel is optional; without it messages only appear in the
 * outbox.
 */
export interface MessageConfig {
  readonly mail: MailConfig | undefined;
  readonly gateway: GatewayConfig | undefined;
}

const NAMES = ['SMTP_URL', 'MAIL_FROM', 'MESSAGE_GATEWAY_URL', 'MESSAGE_GATEWAY_SECRET'] as const;

function isAddress(url: string, protocols: RegExp): boolean {
  return URL.canParse(url) && protocols.test(new URL(url).protocol);
}

/**
 * Reads environment variables. Throws one message for an invalid value, and in production for everything that
 * is missing.
 */
export function readMessages(value: ReadValue, isDevelopment: boolean): MessageConfig {
  const [smtp, from, url, secret] = NAMES.map((name) => value(name));
  const missing = NAMES.filter((name) => value(name) === undefined);
  if (!isDevelopment && missing.length > 0)
    throw new Error(`${missing.join(', ')} missing; in production one-time codes must reach people.`);
  if (smtp !== undefined && !isAddress(smtp, /^smtps?:$/))
    throw new Error('SMTP_URL must be an address such as smtps://user:password@mail.example.com:465.');
  if (url !== undefined && !isAddress(url, /^https?:$/))
    throw new Error('MESSAGE_GATEWAY_URL must be an http(s) address.');
  return {
    mail: smtp === undefined || from === undefined ? undefined : { url: smtp, from },
    gateway: url === undefined || secret === undefined ? undefined : { url, secret },
  };
}

import { MONEY_METHODS, type MoneyMethod } from '@resort/shared/calls/rows';
import { PAYMENT } from './variables.ts';

/** An external hosted payment page; docs/hosted-payment-page.md describes its protocol. */
export interface HostedPageConfig {
  readonly kind: 'hosted-page';
  /** without a trailing slash */
  readonly url: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** the members' origin, for the return address: `https://members.example.com` */
  readonly publicOrigin: string;
  readonly methods: readonly MoneyMethod[];
  /** it keeps cards for members */
  readonly keepsCards: boolean;
}

/** The payment provider; the sandbox in development only. */
export type PaymentConfig = { readonly kind: 'sandbox' } | HostedPageConfig;

const NEEDED = ['PAYMENT_URL', 'PAYMENT_SECRET_KEY', 'PAYMENT_WEBHOOK_SECRET', 'PUBLIC_ORIGIN'] as const;
type Read = (name: string) => string | undefined;

function address(name: string, value: string, isProduction: boolean): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isLocal = url?.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (url?.protocol === 'https:' || (isLocal && !isProduction)) return value.replace(/\/+$/, '');
  throw new Error(`${name} must be an https address.`);
}

function origin(value: string, isProduction: boolean): string {
  const plain = address('PUBLIC_ORIGIN', value, isProduction);
  if (new URL(plain).origin !== plain)
    throw new Error('PUBLIC_ORIGIN must be an origin without a path, such as https://members.example.com.');
  return plain;
}

function methods(value: string = PAYMENT.PAYMENT_METHODS.default): MoneyMethod[] {
  return value.split(',').map((code) => {
    const known = MONEY_METHODS.find((method) => method === code.trim());
    if (known === undefined)
      throw new Error(`PAYMENT_METHODS must name some of ${MONEY_METHODS.join(', ')}.`);
    return known;
  });
}

function keepsCards(value: string = PAYMENT.PAYMENT_SAVED_CARDS.default): boolean {
  if (value !== 'on' && value !== 'off') throw new Error('PAYMENT_SAVED_CARDS must be on or off.');
  return value === 'on';
}

/**
 * Reads the payment provider from the environment. In development the default is the sandbox; in production,
 * or if one of its variables is set, all are required: throws a message with the missing names, never their
 * values.
 */
export function readPaymentConfig(read: Read, environment: 'development' | 'production'): PaymentConfig {
  const isProduction = environment === 'production';
  const missing = NEEDED.filter((name) => read(name) === undefined);
  // other features use the app's origin, too, so it alone configures no provider
  const isNamed = NEEDED.some((name) => name !== 'PUBLIC_ORIGIN' && read(name) !== undefined);
  if (!isProduction && !isNamed) return { kind: 'sandbox' };
  if (missing.length > 0) {
    const verb = missing.length === 1 ? 'is' : 'are';
    const why = isProduction ? 'in production a payment provider must be configured' : 'the others are set';
    throw new Error(`${missing.join(', ')} ${verb} missing; ${why}.`);
  }
  const value = (name: (typeof NEEDED)[number]) => read(name) ?? '';
  return {
    kind: 'hosted-page',
    url: address('PAYMENT_URL', value('PAYMENT_URL'), isProduction),
    secretKey: value('PAYMENT_SECRET_KEY'),
    webhookSecret: value('PAYMENT_WEBHOOK_SECRET'),
    publicOrigin: origin(value('PUBLIC_ORIGIN'), isProduction),
    methods: methods(read('PAYMENT_METHODS')),
    keepsCards: keepsCards(read('PAYMENT_SAVED_CARDS')),
  };
}

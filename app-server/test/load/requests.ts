import type { CallKey } from '@resort/shared/contract';
import { createClock } from '../../src/platform/time/clock.ts';
import { compose, newRandom } from '../platform/protocol/client.ts';
import type { LoadMember } from './members.ts';

/** A kind of call that is made repeatedly. */
export interface Subject {
  readonly name: string;
  readonly call: CallKey;
  payload(): Record<string, unknown>;
}

const nothing = () => ({});

/** Answered from the process's memory. */
export const READ: Subject = { name: 'read', call: 'GET /user/memberShipH5', payload: nothing };
/** Reads the member's own rows. */
export const LIST: Subject = { name: 'list', call: 'GET /offer/voucher', payload: nothing };
/** A redemption: an order, the ledger and a voucher, once per key. `rewardId` costs `price`. */
export const redemption = (rewardId: string, price: string): Subject => ({
  name: 'redeem',
  call: 'POST /dollar/redeem',
  payload: () => ({ rewardId, qty: 1, expectedPrice: price, idempotencyKey: newRandom() }),
});

const clock = createClock();

/** A member's signed request as bytes; at `base` instead of the API's own path. */
export function requestText(
  { as, address }: LoadMember,
  { call }: Pick<Subject, 'call'>,
  payload: Record<string, unknown>,
  base = '/gateway',
): string {
  const { method, url, headers, body = '' } = compose({ clock, apiBase: base }, call, { as, payload });
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [
    `${method} ${url} HTTP/1.1`,
    'host: localhost',
    `x-forwarded-for: ${address}`,
    ...lines,
    ...(body === '' ? [] : [`content-length: ${Buffer.byteLength(body)}`]),
    '',
    body,
  ].join('\r\n');
}

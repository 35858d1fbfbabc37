import { describe, expect, it } from '@jest/globals';
import { ERRORS, PROTOCOL_CODES, UNDECIDED_CODES } from '../index.ts';
import { CONTENT_ERRORS } from './content.ts';
import { EXCHANGE_ERRORS } from './exchange.ts';
import { MEMBER_ERRORS } from './members.ts';
import { ORDER_ERRORS } from './orders.ts';
import { PAYMENT_ERRORS } from './payments.ts';
import { PROTOCOL_ERRORS } from './protocol.ts';
import { SHOP_ERRORS } from './shop.ts';
import { SIGN_IN_ERRORS } from './sign-in.ts';
import { STAY_ERRORS } from './stays.ts';
import { TICKET_ERRORS } from './tickets.ts';
import { GUEST_ERRORS } from './guests.ts';
import { VOUCHER_ERRORS } from './vouchers.ts';
import { WE_CHAT_ERRORS } from './we-chat.ts';

/** The tables of each domain, and the thousands of their codes. */
const DOMAINS = [
  [PROTOCOL_ERRORS, [0, 10, 40, 50]],
  [SIGN_IN_ERRORS, [11]],
  [MEMBER_ERRORS, [12]],
  [VOUCHER_ERRORS, [13]],
  [EXCHANGE_ERRORS, [14, 15]],
  [ORDER_ERRORS, [16]],
  [STAY_ERRORS, [16]],
  [SHOP_ERRORS, [17]],
  [TICKET_ERRORS, [18]],
  [GUEST_ERRORS, [18]],
  [WE_CHAT_ERRORS, [19]],
  [CONTENT_ERRORS, [19]],
  [PAYMENT_ERRORS, [20]],
] as const;

describe('errors', () => {
  const rows = Object.entries(ERRORS);

  it('have unique names and codes, in the range of their domain', () => {
    const all = DOMAINS.flatMap(([domain, thousands]) =>
      Object.entries(domain).map(([name, { code }]) => ({ name, code, thousands })),
    );
    expect(
      all.filter(({ code, thousands }) => !thousands.some((n) => n === Math.floor(code / 1000))),
    ).toEqual([]);
    expect(all.map(({ name }) => name)).toEqual(rows.map(([name]) => name));
    expect(new Set(rows.map(([, { code }]) => code)).size).toBe(rows.length);
  });

  it('are undecided where the client takes them so', () => {
    const undecided = rows.filter(([, row]) => 'isUndecided' in row).map(([, { code }]) => code);
    expect([...UNDECIDED_CODES].sort()).toEqual(undecided.sort());
  });

  it('include the codes that the client handles', () => {
    for (const [name, code] of Object.entries(PROTOCOL_CODES)) {
      expect(ERRORS[name as keyof typeof PROTOCOL_CODES].code).toBe(code);
    }
  });
});

import { CONTENT_ERRORS } from './errors/content.ts';
import { EXCHANGE_ERRORS } from './errors/exchange.ts';
import { MEMBER_ERRORS } from './errors/members.ts';
import { ORDER_ERRORS } from './errors/orders.ts';
import { PAYMENT_ERRORS } from './errors/payments.ts';
import { PROTOCOL_ERRORS } from './errors/protocol.ts';
import { SHOP_ERRORS } from './errors/shop.ts';
import { SIGN_IN_ERRORS } from './errors/sign-in.ts';
import { STAY_ERRORS } from './errors/stays.ts';
import { TICKET_ERRORS } from './errors/tickets.ts';
import { GUEST_ERRORS } from './errors/guests.ts';
import { VOUCHER_ERRORS } from './errors/vouchers.ts';
import { WE_CHAT_ERRORS } from './errors/we-chat.ts';

/**
 * Every error of the app server, defined once: code, and who shows it. Each domain has a file, by the first digits
 * of its codes. The texts belong to the server: app-server/src/locales/errors.
 */
export const ERRORS = {
  ...PROTOCOL_ERRORS,
  ...SIGN_IN_ERRORS,
  ...MEMBER_ERRORS,
  ...VOUCHER_ERRORS,
  ...EXCHANGE_ERRORS,
  ...ORDER_ERRORS,
  ...STAY_ERRORS,
  ...SHOP_ERRORS,
  ...TICKET_ERRORS,
  ...GUEST_ERRORS,
  ...WE_CHAT_ERRORS,
  ...CONTENT_ERRORS,
  ...PAYMENT_ERRORS,
};

export type ErrorName = keyof typeof ERRORS;

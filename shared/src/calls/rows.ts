import { cartCalls } from './cart.calls.ts';
import { oneTimeCodeCalls } from './one-time-code.calls.ts';
import { paymentCalls } from './payment.calls.ts';
import { sessionCalls } from './session.calls.ts';
import { voucherChoiceCalls } from './voucher-choice.calls.ts';

export * from './cart.calls.ts';
export * from './one-time-code.calls.ts';
export * from './payment.calls.ts';
export * from './session.calls.ts';
export * from './voucher-choice.calls.ts';

/** The rows of the calls that several units make, for the app server. */
export const sharedCalls = {
  ...sessionCalls,
  ...oneTimeCodeCalls,
  ...cartCalls,
  ...paymentCalls,
  ...voucherChoiceCalls,
};

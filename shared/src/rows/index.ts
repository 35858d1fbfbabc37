import { badgeCalls } from './badges.calls.ts';
import { cartCalls } from './cart.calls.ts';
import { captchaCalls } from './captcha.calls.ts';
import { dictionaryCalls } from './dictionary.calls.ts';
import { dollarBalanceCalls } from './dollar-balance.calls.ts';
import { memberCodeCalls } from './member-code.calls.ts';
import { guideCalls } from './guide.calls.ts';
import { homeCalls } from './home.calls.ts';
import { miniProgramCalls } from './mini-program.calls.ts';
import { oneTimeCodeCalls } from './one-time-code.calls.ts';
import { passkeyCalls } from './passkey.calls.ts';
import { paymentCalls } from './payment.calls.ts';
import { planCalls } from './plans.calls.ts';
import { receiptCalls } from './receipt.calls.ts';
import { savedCardCalls } from './saved-card.calls.ts';
import { sessionCalls } from './session.calls.ts';
import { shareCalls } from './share.calls.ts';
import { tillCalls } from './till.calls.ts';
import { waitingCalls } from './waiting.calls.ts';
import { walletCalls } from './wallet.calls.ts';
import { voucherChoiceCalls } from './voucher-choice.calls.ts';

export * from './fields/amounts.ts';
export * from './badges.calls.ts';
export * from './cart.calls.ts';
export * from './captcha.calls.ts';
export * from './captcha-frame.ts';
export * from './fields/day.ts';
export * from './fields/earnings.ts';
export * from './dictionary.calls.ts';
export * from './dollar-balance.calls.ts';
export * from './member-code.calls.ts';
export * from './fields/money-back.ts';
export * from './fields/fields.ts';
export * from './guide.calls.ts';
export * from './home.calls.ts';
export * from './mini-program.calls.ts';
export * from './one-time-code.calls.ts';
export * from './fields/paging.ts';
export * from './passkey.calls.ts';
export * from './payment.calls.ts';
export * from './fields/picture.ts';
export * from './plans.calls.ts';
export * from './receipt.calls.ts';
export * from './saved-card.calls.ts';
export * from './session.calls.ts';
export * from './share.calls.ts';
export * from './till.calls.ts';
export * from './voucher-choice.calls.ts';
export * from './waiting.calls.ts';
export * from './wallet.calls.ts';

/** Rows of the calls that several units make, for the app server. */
export const sharedCalls = {
  ...sessionCalls,
  ...oneTimeCodeCalls,
  ...badgeCalls,
  ...cartCalls,
  ...captchaCalls,
  ...dictionaryCalls,
  ...dollarBalanceCalls,
  ...guideCalls,
  ...homeCalls,
  ...passkeyCalls,
  ...memberCodeCalls,
  ...miniProgramCalls,
  ...paymentCalls,
  ...planCalls,
  ...receiptCalls,
  ...savedCardCalls,
  ...shareCalls,
  ...tillCalls,
  ...voucherChoiceCalls,
  ...waitingCalls,
  ...walletCalls,
};

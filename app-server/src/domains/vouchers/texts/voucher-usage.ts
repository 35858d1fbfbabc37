import type { VoucherType } from '@resort/shared/calls/rows';
import type { Language } from '@resort/shared/contract';
import { VOUCHERS_TEXTS } from '../locales/index.ts';

type Steps = Readonly<Record<Language, readonly string[]>>;

const AT_COUNTER: Steps = VOUCHERS_TEXTS.voucherUsage.atCounter;

const WHEN_PAYING: Steps = VOUCHERS_TEXTS.voucherUsage.whenPaying;

/** How a voucher of a type is used, in steps. */
export const VOUCHER_USAGE: Readonly<Record<VoucherType, Steps>> = {
  CASH: WHEN_PAYING,
  DISCOUNT: WHEN_PAYING,
  GIFT: AT_COUNTER,
  ROOM: AT_COUNTER,
  DINING: AT_COUNTER,
};

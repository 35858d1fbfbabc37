import { formatAmount } from '@resort/shared/format';

/** An amount inside a sentence: `MOP 1,000.00`; outside sentences use the kit's `Amount`. */
export const moneyText = (currency: string, amount: string): string => formatAmount(amount, currency);

/** Whether a decimal text is more than nothing. */
export const isSome = (amount: string): boolean => /[1-9]/.test(amount);

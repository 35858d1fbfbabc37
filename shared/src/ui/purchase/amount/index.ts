/** Amounts are calculated in minor units, never in floating point. */
export { moneyText, parseMoney } from '../../../contract/money.ts';
export { dollarsFor, isNothing, leftAfter } from './reckon.ts';
export {
  Amount,
  DollarsAmount,
  PointsAmount,
  type AmountProps,
  type Decimal,
  type DollarsAmountProps,
  type PointsAmountProps,
} from './amount.tsx';
export { Countdown, type CountdownProps } from './countdown.tsx';
export { Price, type PriceProps } from './price.tsx';
export {
  PriceBreakdown,
  type NightPrice,
  type PriceBreakdownProps,
  type PriceLine,
} from './price-breakdown.tsx';

import type { PartnerRoute } from '../route.ts';
import { readCode } from './code.ts';
import { holdDollars, releaseDollars, settleDollars } from './payments.ts';
import { recordSale } from './sales.ts';
import { refundSale, voidSale } from './undo-sales.ts';

/** Every call of the gateway. */
export const PARTNER_ROUTES: readonly PartnerRoute[] = [
  readCode,
  holdDollars,
  settleDollars,
  releaseDollars,
  recordSale,
  voidSale,
  refundSale,
];

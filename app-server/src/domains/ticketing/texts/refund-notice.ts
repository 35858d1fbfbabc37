import type { Texts } from '../../../locales/texts.ts';
import { TICKETING_TEXTS } from '../locales/index.ts';

/** The wording of refunds; the hours and the share come from the event's rule. */
export const REFUND_NOTICE = {
  version: '1.0',
  /** a business date, Macau */
  effectiveFrom: '2026-10-01',
} as const;

/** `{hours}` before the performance. */
export const FREE_UNTIL: Texts = TICKETING_TEXTS.refundNotice.freeUntil;

/** `{percent}` of the price, until `{hours}` before. */
export const FEE_UNTIL: Texts = TICKETING_TEXTS.refundNotice.feeUntil;

export const THEN_CLOSED: Texts = TICKETING_TEXTS.refundNotice.thenClosed;

export const NEVER: Texts = TICKETING_TEXTS.refundNotice.never;

export const HOW_BACK: Texts = TICKETING_TEXTS.refundNotice.howBack;

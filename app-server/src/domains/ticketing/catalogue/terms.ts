import type { RefundRule, ticketCatalogueCalls } from '@resort/mf-ticketing/contract';
import type { Language } from '@resort/shared/contract';
import { BOOKING_TERMS } from '../texts/booking-terms.ts';
import {
  FEE_UNTIL,
  FREE_UNTIL,
  HOW_BACK,
  NEVER,
  REFUND_NOTICE,
  THEN_CLOSED,
} from '../texts/refund-notice.ts';
import type { SharedContextOf } from '../../../platform/context.ts';
import { findEvent } from '../performances/event-facts.ts';
import { heading, paragraph } from './html.ts';

/** The terms of an event's tickets; all events have the same. */
export async function bookingTerms({
  db,
  query,
  language,
}: SharedContextOf<typeof ticketCatalogueCalls, 'GET /ticket/bookingTerms'>) {
  await findEvent(db, query.ticketId);
  const { version, effectiveFrom, sections } = BOOKING_TERMS;
  const html = sections
    .map(({ title, text }) => heading(title[language]) + paragraph(text[language]))
    .join('');
  return { html, version, effectiveFrom };
}

function sentences(rule: RefundRule | null, language: Language): string[] {
  if (rule === null) return [NEVER[language]];
  const { freeHours, feePercent, closesHours } = rule;
  const free = FREE_UNTIL[language].replace('{hours}', String(freeHours));
  const fee = FEE_UNTIL[language]
    .replace('{hours}', String(closesHours))
    .replace('{percent}', String(feePercent));
  return [free, ...(closesHours < freeHours ? [fee] : []), THEN_CLOSED[language], HOW_BACK[language]];
}

/** The refund terms of an event's tickets. */
export async function refundNotice({
  db,
  query,
  language,
}: SharedContextOf<typeof ticketCatalogueCalls, 'GET /ticket/refundNotice'>) {
  const { refund: rule } = await findEvent(db, query.ticketId);
  const html = sentences(rule, language).map(paragraph).join('');
  return { ...REFUND_NOTICE, html, rule };
}

import { formatBusinessDate } from '@resort/shared/format';
import { currentLanguage } from '@resort/shared/i18n';
import type { TicketOrderBrief } from '../../contract/index.ts';

type Performance = Pick<TicketOrderBrief, 'date' | 'time'>;

/** The day and the hour of a performance by Macau's clock: `28 Nov 2026 · 19:30`. */
export const performanceText = ({ date, time }: Performance): string =>
  `${formatBusinessDate(date, currentLanguage())} · ${time}`;

/** The name of a ticket among others of its order: its seat or, without one, its category. */
export const placeText = ({ seat, category }: { seat: string; category: string }): string =>
  seat === '' ? category : seat;

import { capitalCode, rowId } from '@resort/shared/calls/rows';
import * as z from 'zod/mini';

export { clockTime, named, orderNo, voucherIds } from '@resort/shared/calls/rows';

/** An event's code. A ticket is for one of its performances. */
export const ticketId = capitalCode;
export const performanceId = rowId;
/** A price category's code, within its event. */
export const categoryId = z.string().check(z.regex(/^[A-Z][A-Z0-9-]{0,19}$/));
/** Block, row and number: `STALLS-C-14`. */
export const seatNo = z.string().check(z.regex(/^[A-Z0-9]+(?:-[A-Z0-9]+)*$/), z.maxLength(30));
export const ticketNo = z.string().check(z.regex(/^[0-9A-Z]+$/), z.maxLength(20));
/** One place of an order, to which a guest is bound and for which a ticket is issued. */
export const positionId = rowId;
/** Identifies an invitation whose code this member knew; useless to others. */
export const inviteId = z.string().check(z.regex(/^[0-9a-f.]+$/), z.maxLength(50));

export const EVENT_KINDS = ['CONCERT', 'THEATRE', 'CIRCUS', 'LIGHT_SHOW', 'ATTRACTION', 'WATERPARK'] as const;
export const eventKind = z.enum(EVENT_KINDS);
export type EventKind = z.infer<typeof eventKind>;

/** SEAT: seats are chosen on a plan; QUOTA: so many tickets of each category. */
export const performanceMode = z.enum(['SEAT', 'QUOTA']);
export type PerformanceMode = z.infer<typeof performanceMode>;

/** Whose documents an order needs before it is paid. */
export const realNameRule = z.enum(['NONE', 'ONE_PER_ORDER', 'ONE_PER_TICKET']);
export type RealNameRule = z.infer<typeof realNameRule>;

/** So many tickets of one category. */
export const wantedItem = z.object({ categoryId, qty: z.int().check(z.gte(1), z.lte(20)) });
export const wantedItems = z.array(wantedItem).check(z.minLength(1), z.maxLength(10));
export type WantedItem = z.infer<typeof wantedItem>;

/** Free until so many hours before the performance, then for a share of the price, until it closes. */
export const refundRule = z.object({
  freeHours: z.int(),
  /** of the ticket's price, whole per cent */
  feePercent: z.int(),
  /** no refunds from this many hours before the performance on */
  closesHours: z.int(),
});
export type RefundRule = z.infer<typeof refundRule>;

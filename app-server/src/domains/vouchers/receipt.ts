import { macauDate } from '../../platform/time/clock.ts';
import type { voucherBurn } from '../../schema/index.ts';

/** What a burn at an outlet refers to. */
export const OUTLET_REF = 'OUTLET';

/** `B261121-000042`: the day in Macau and the running number of all burns. */
export function receiptNo({ id, at }: Pick<typeof voucherBurn.$inferSelect, 'id' | 'at'>): string {
  return `B${macauDate(at).slice(2).replaceAll('-', '')}-${String(id).padStart(6, '0')}`;
}

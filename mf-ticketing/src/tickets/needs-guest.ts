import type { TicketOrder, TicketRow } from '../../contract/index.ts';

/** Whether this ticket needs a guest before entry and has none, for example after a gift. */
export function needsGuest({ realName, positions }: TicketOrder, { holder }: TicketRow): boolean {
  if (realName === 'NONE') return false;
  return realName === 'ONE_PER_TICKET' ? holder === null : positions.every(({ guest }) => guest === null);
}

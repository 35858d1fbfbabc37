import type { TicketOrder, TicketRow } from '../../contract/index.ts';

/** Whether this ticket needs a visitor before entry and has none, for example after a gift. */
export function needsVisitor({ realName, positions }: TicketOrder, { holder }: TicketRow): boolean {
  if (realName === 'NONE') return false;
  return realName === 'ONE_PER_TICKET' ? holder === null : positions.every(({ visitor }) => visitor === null);
}

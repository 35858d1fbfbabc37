import type { TicketOrder, TicketRow } from '../../contract/index.ts';

/** Whether somebody has to be named before this ticket opens the gate, and nobody is: after a gift, say. */
export function needsVisitor({ realName, positions }: TicketOrder, { holder }: TicketRow): boolean {
  if (realName === 'NONE') return false;
  return realName === 'ONE_PER_TICKET' ? holder === null : positions.every(({ visitor }) => visitor === null);
}

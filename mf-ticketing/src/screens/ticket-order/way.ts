import type { TicketOrder } from '../../../contract/index.ts';

/** What `way=…` in the address shows of the order. */
export interface WayProps {
  order: TicketOrder;
}

import type { TicketOrder } from '../../../contract/index.ts';

/** The part of the order that `way=…` in the address shows. */
export interface WayProps {
  order: TicketOrder;
}

import type { SaleState } from '@resort/mf-ticketing/contract';
import type { TicketEvent } from './event-facts.ts';

interface Sale {
  readonly event: Pick<TicketEvent, 'saleFrom' | 'publicFrom'>;
  readonly salesUntil: Date;
  readonly left: number;
  readonly total: number;
}

/** Less than a tenth counts as few. */
const isFew = ({ left, total }: Pick<Sale, 'left' | 'total'>): boolean => left * 10 < total;

/** The state of a performance's sale. */
export function saleStateOf(sale: Sale, now: Date): SaleState {
  const { event, salesUntil, left } = sale;
  if (now > salesUntil) return 'CLOSED';
  if (now < event.saleFrom) return 'COMING';
  if (left <= 0) return 'SOLD_OUT';
  if (event.publicFrom !== null && now < event.publicFrom) return 'PRESALE';
  return isFew(sale) ? 'FEW' : 'OPEN';
}

/** From best to worst. */
const BY_HOPE: readonly SaleState[] = ['OPEN', 'FEW', 'PRESALE', 'COMING', 'SOLD_OUT', 'CLOSED'];

/** The state of several performances: the best of them; CLOSED without a performance. */
export const bestState = (states: readonly SaleState[]): SaleState =>
  BY_HOPE.find((state) => states.includes(state)) ?? 'CLOSED';

/** Whether something can be bought, by any member. */
export const isOnSale = (state: SaleState): boolean =>
  state === 'OPEN' || state === 'FEW' || state === 'PRESALE';

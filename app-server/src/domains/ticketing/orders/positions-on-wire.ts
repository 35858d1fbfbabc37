import type { TicketPosition } from '@resort/mf-ticketing/contract';
import { moneyText, type Language } from '@resort/shared/contract';
import { inArray } from 'drizzle-orm';
import { SEAT_TITLE } from '../texts/titles.ts';
import type { Executor } from '../../../platform/context.ts';
import { realName } from '../tables/real-names.ts';
import type { SeatPlan } from '../tables/tickets.ts';
import type { Place } from '../tickets/order-places.ts';
import { nameOf } from '../real-names/on-wire.ts';
import { categoryOf, type TicketEvent } from '../performances/event-facts.ts';

/** What naming seats and guests takes. */
export interface Naming {
  readonly event: TicketEvent;
  /** undefined where there are no seats */
  readonly plan: SeatPlan | undefined;
  /** names of bound guests, by the guest's id */
  readonly guests: ReadonlyMap<number, string>;
  readonly language: Language;
}

/** The guests who are bound to these places, by the names that their owner saved. */
export async function guestsBound(
  db: Executor,
  places: readonly Place[],
  language: Language,
): Promise<Map<number, string>> {
  const ids = places.flatMap(({ position }) => position.realNameId ?? []);
  if (ids.length === 0) return new Map();
  const rows = await db.select().from(realName).where(inArray(realName.id, ids));
  return new Map(rows.map((row) => [row.id, nameOf(row, language)]));
}

/** A seat in words; '' where there is none. */
export function seatInWords(
  { plan, language }: Pick<Naming, 'plan' | 'language'>,
  seat: string | null,
): string {
  if (seat === null) return '';
  const [id = '', row = '', number = ''] = seat.split('-');
  const block = plan?.blocks.find((one) => one.id === id)?.name[language] ?? id;
  return SEAT_TITLE[language].replace('{block}', block).replace('{row}', row).replace('{number}', number);
}

export function positionOnWire({ position }: Place, naming: Naming): TicketPosition {
  const { event, guests, language } = naming;
  return {
    positionId: String(position.id),
    categoryId: position.category,
    category: categoryOf(event, position.category).name[language],
    price: moneyText(position.price),
    seatNo: position.seat,
    seat: seatInWords(naming, position.seat),
    guest: position.realNameId === null ? null : (guests.get(position.realNameId) ?? null),
  };
}

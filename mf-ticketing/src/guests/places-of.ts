import type { TicketPosition } from '../../contract/index.ts';

/** Places of an order with their names: the seat, or the category, with a number if there are several. */
export function placesOf(positions: readonly TicketPosition[]): (TicketPosition & { label: string })[] {
  return positions.map((position, at) => {
    const { seat, category, categoryId } = position;
    if (seat !== '') return { ...position, label: seat };
    const alike = positions.filter((each) => each.categoryId === categoryId);
    const count = positions.slice(0, at + 1).filter((each) => each.categoryId === categoryId).length;
    return { ...position, label: alike.length === 1 ? category : `${category} ${count}` };
  });
}

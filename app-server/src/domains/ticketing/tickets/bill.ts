import type { Language } from '@resort/shared/contract';
import type { Order, OrderBill } from '../../../core/orders/order-kind.ts';
import type { Executor } from '../../../platform/context.ts';
import { categoryOf } from '../performances/event-facts.ts';
import { placesOf, type OrderPlaces } from './order-places.ts';

/** The places by category and price, as a bill lists them; amounts in minor units. */
export function placesByPrice({ event, places }: OrderPlaces, language: Language) {
  const groups = Map.groupBy(places, ({ position }) => `${position.category} ${position.price}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { category: categoryId, price } = first.position;
    const quantity = group.length;
    const name = categoryOf(event, categoryId).name[language];
    return [{ categoryId, name, quantity, price, amount: price * BigInt(quantity) }];
  });
}

/** What a receipt lists of an order of tickets. */
export async function ticketBill(
  db: Executor,
  { order, language }: { readonly order: Order; readonly language: Language },
): Promise<OrderBill> {
  const items = placesByPrice(await placesOf(db, order), language);
  return { items: items.map(({ name, quantity, amount }) => ({ name, quantity, amount })) };
}

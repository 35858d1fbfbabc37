/**
 * The paths whose `id` and `ids` are hotel order ids, obfuscated on the wire (specification §7). Encoding and
 * decoding happens nowhere else.
 */
export const HOTEL_ORDER_PATHS: ReadonlySet<string> = new Set([
  '/hotel/checkout',
  '/hotel/order',
  '/hotel/order/detail',
  '/hotel/order/to-party',
  '/hotel/orders',
  '/hotel/pay',
  '/hotel/reserve',
  '/hotel/reserve/batch-cancel',
  '/hotel/reserve/cancel',
  '/order/booking/hotel/cancelOrder',
  '/order/booking/hotel/getPaymentMethods',
  '/order/booking/hotel/reserve',
  '/order/booking/hotel/updateReserve',
]);

/** Applies `change` to each string `id`, and to each of `ids`, at any depth of a payload or response. */
export function mapOrderIds<T>(value: T, change: (id: string) => string): T {
  if (Array.isArray(value)) return value.map((item) => mapOrderIds(item, change)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, member]) => {
    if (name === 'id' && typeof member === 'string') return [name, change(member)];
    if (name === 'ids' && Array.isArray(member)) return [name, member.map((id) => change(String(id)))];
    return [name, mapOrderIds(member, change)];
  });
  return Object.fromEntries(entries);
}

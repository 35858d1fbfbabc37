import { asc, eq } from 'drizzle-orm';
import type { Executor } from '../../../platform/context.ts';
import type { Secrets } from '../../../platform/secrets/secrets.ts';
import { stayCheckIn, stayCheckInGuest } from '../tables/check-in.ts';

/** What the server's key seals the numbers for. */
export const CHECK_IN_PURPOSE = 'stay.check-in';

/** The order is sealed with the number, so that it opens in no other order's row. */
export const sealNumber = (secrets: Secrets, orderId: number, docNo: string): Buffer =>
  secrets.seal(Buffer.from(`${orderId} ${docNo}`), CHECK_IN_PURPOSE);

export type GuestRow = typeof stayCheckInGuest.$inferSelect;

/** A document's number as it was sent. */
export function openNumber(secrets: Secrets, { orderId, docSealed }: GuestRow): string {
  const plain = secrets.open(docSealed, CHECK_IN_PURPOSE).toString();
  const prefix = `${orderId} `;
  if (!plain.startsWith(prefix)) throw new Error(`a document of another order is in the row of ${orderId}`);
  return plain.slice(prefix.length);
}

/** What was sent for an order, its guests in order; undefined: nothing, or it is forgotten. */
export async function givenFor(db: Executor, orderId: number) {
  const [row] = await db.select().from(stayCheckIn).where(eq(stayCheckIn.orderId, orderId));
  if (row === undefined) return undefined;
  const guests = await db
    .select()
    .from(stayCheckInGuest)
    .where(eq(stayCheckInGuest.orderId, orderId))
    .orderBy(asc(stayCheckInGuest.position));
  return { ...row, guests };
}

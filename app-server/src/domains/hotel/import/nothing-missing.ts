import type { Transaction } from '../../../platform/database/index.ts';
import { findCatalogue } from '../rates/hotel-catalogue.ts';
import type { HotelFile } from './hotel-file.ts';

const without = (stored: readonly { readonly code: string }[], named: readonly { readonly code: string }[]) =>
  stored.map(({ code }) => code).filter((code) => !named.some((one) => one.code === code));

/** Throws a sentence if the database has a room type or a rate of this hotel that the file does not name. */
export async function assertNothingMissing(tx: Transaction, { code, stay }: HotelFile): Promise<void> {
  const stored = await findCatalogue(tx, code);
  if (stored === undefined) return;
  const rooms = without(stored.roomTypes, stay?.rooms ?? []);
  const rates = without(stored.ratePlans, stay?.rates ?? []);
  const missing = [...rooms.map((one) => `room type ${one}`), ...rates.map((one) => `rate ${one}`)];
  if (missing.length > 0)
    throw new Error(
      `${code}.json does not name ${missing.join(', ')}. Reservations may refer to them: keep them in the file, and close their nights.`,
    );
}

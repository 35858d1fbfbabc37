import type { Slot } from '@resort/mf-shop/contract';
import { CONTACT } from '../../../../app-server/test/domains/shop/guest.ts';
import { newRandom } from '../../../../app-server/test/platform/protocol/client.ts';
import { sendOver, signInOver } from '../../../../app-server/test/platform/protocol/over-http.ts';
import { product } from '../../page/running-product.ts';

interface Asked {
  shopId: string;
  date: string;
  party: number;
  areaId: string;
}

/** Two members in turn take every available time of a day. */
export async function fillDay(asked: Asked, members: readonly [string, string]): Promise<void> {
  const guests = await Promise.all(members.map((member) => signInOver(product.origin, member)));
  for (let turn = 0; ; turn += 1) {
    const { envelope } = await sendOver<Slot[]>(product.origin, 'GET /shop/reserve/times', {
      payload: { ...asked, party: String(asked.party) },
    });
    const [slot] = envelope.data;
    const as = guests[turn % guests.length];
    if (slot === undefined || as === undefined) return;
    const payload = { ...asked, time: slot.time, contact: CONTACT, idempotencyKey: newRandom() };
    const booked = await sendOver(product.origin, 'POST /shop/reserver/order/add', { as, payload });
    if (booked.envelope.code !== 0) throw new Error(`${slot.time}: ${booked.envelope.message}`);
  }
}

import { stay as staySchema, stayCurrency } from '@resort/mf-hotel/contract';
import * as z from 'zod/mini';
import { DomainError } from '../../../platform/domain-error.ts';
import { registerCartKind } from '../../../core/cart/cart-kind.ts';
import { findCatalogue } from '../rates/hotel-catalogue.ts';
import { newStay, tierOf } from './new-stay.ts';
import { coverOf } from '../../../core/pictures/picture-of.ts';
import { roomTitle } from './room-title.ts';
import { priceStay } from '../rates/price-stay.ts';
import { ROOM, staySubject, type Stay } from '../rates/stay.ts';

/** A stay with the currency that its price was locked in. */
const payload = z.extend(staySchema, { currency: stayCurrency });

const onlyStay = ({ currency: _currency, ...stay }: z.infer<typeof payload>): Stay => stay;

registerCartKind({
  itemType: ROOM,
  payload,
  subject: (item) => staySubject(onlyStay(item)),
  async quote({ db, clock, memberId }, { currency, ...stay }) {
    const priced = await priceStay(db, { clock, tier: await tierOf(db, memberId), currency }, stay);
    if (priced.bar !== null) return null;
    const { hotel, plan, total: amount } = priced;
    const line = { scene: 'HOTEL', property: hotel.code } as const;
    return { amount, currency, line, onSpot: plan.payType === 'AT_HOTEL' };
  },
  async describe({ db, language }, { hotelCode, roomTypeCode, checkIn, checkOut }) {
    const catalogue = await findCatalogue(db, hotelCode);
    const roomType = catalogue?.roomTypes.find(({ code }) => code === roomTypeCode);
    return {
      title: roomType === undefined ? roomTypeCode : roomTitle(roomType, hotelCode, language),
      image: roomType === undefined ? null : coverOf(roomType.pictures, language).src,
      dates: [checkIn, checkOut],
    };
  },
  async reserve(context, { payload: item, quantity, amount, currency }) {
    // the stay itself contains the number of rooms
    if (quantity !== 1) throw new DomainError('CART_CHANGED');
    return newStay(context, { stay: onlyStay(item), amount, currency });
  },
});

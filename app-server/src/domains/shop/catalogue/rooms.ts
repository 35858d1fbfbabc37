import type { shopCatalogueCalls, ShopRoom } from '@resort/mf-shop/contract';
import { pictureOf } from '../../../core/pictures/picture-of.ts';
import { ROOM_FEATURES } from '../texts/shop-choices.ts';
import type { SharedContextOf } from '../../../platform/context.ts';
import { findShop, loadShops } from '../availability/shop-facts.ts';
import { nameIn } from './brief.ts';

/** The private dining rooms or treatment rooms of an outlet that match the filters. */
export async function roomList({
  db,
  clock,
  body,
  language,
}: SharedContextOf<typeof shopCatalogueCalls, 'POST /shop/room/detail/list'>): Promise<ShopRoom[]> {
  const { shop } = await findShop(db, clock, body.shopId);
  const { guests, featureIds = [] } = body;
  return shop.rooms
    .filter(
      ({ minGuests, maxGuests }) => guests === undefined || (minGuests <= guests && guests <= maxGuests),
    )
    .filter(({ features }) => featureIds.every((id) => features.includes(id)))
    .map(({ code, name, text, minGuests, maxGuests, sizeSqm, pictures, features, minimumSpend }) => ({
      roomId: code,
      name: name[language],
      text: text[language],
      kind: shop.kind === 'SPA' ? 'TREATMENT' : 'PRIVATE',
      minGuests,
      maxGuests,
      sizeSqm,
      minimumSpend,
      pictures: pictures.map((picture) => pictureOf(picture, language)),
      features: features.map((feature) => nameIn(ROOM_FEATURES, feature, language)),
    }));
}

/** The filters for the rooms of an outlet, or of all. */
export async function roomFilter({
  db,
  clock,
  query,
  language,
}: SharedContextOf<typeof shopCatalogueCalls, 'GET /shop/room/filter'>) {
  const { shopId } = query;
  const shops = shopId === undefined ? await loadShops(db, clock) : [await findShop(db, clock, shopId)];
  const rooms = shops.flatMap(({ shop }) => shop.rooms);
  const features = ROOM_FEATURES.filter(({ code }) => rooms.some((room) => room.features.includes(code)));
  return {
    features: features.map(({ code, names }, index) => ({
      id: code,
      name: names[language],
      order: index + 1,
    })),
    minGuests: rooms.length === 0 ? 0 : Math.min(...rooms.map(({ minGuests }) => minGuests)),
    maxGuests: Math.max(0, ...rooms.map(({ maxGuests }) => maxGuests)),
  };
}

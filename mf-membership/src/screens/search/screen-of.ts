import { servedLink, to } from '@resort/shared/routes';
import type { Found, SearchKind } from '../../../contract/index.ts';

const SCREENS: Readonly<Record<SearchKind, (ref: string) => string>> = {
  HOTEL: (hotelCode) => to('/hotel', { hotelCode }),
  ROOM: (ref) => {
    const [hotelCode = '', roomTypeCode = ''] = ref.split('/');
    return to('/hotel-room', { hotelCode, roomTypeCode });
  },
  DINING: (id) => to('/shop', { id }),
  SPA: (id) => to('/shop', { id }),
  SHOP: (id) => to('/shop', { id }),
  SHOW: (id) => to('/ticket', { id }),
  OFFER: (id) => to('/offer', { id }),
  REWARD: (id) => to('/exchangeSure', { type: 'dollar', id }),
  GOODS: (id) => to('/points-goods', { id }),
  ACTIVITY: (id) => to('/activity', { id }),
  ARTICLE: (id) => to('/article', { id }),
  ENJOY: (id) => to('/article', { kind: 'enjoy', id }),
  CITY: (id) => to('/macau-info', { id }),
  HELP: (ref) => {
    const question = ref.split('/')[2] ?? '0';
    return question === '0' ? to('/help') : `${to('/help', { question })}#help-questions`;
  },
};

/** The screen of what was found; undefined if the release has none, or the kind is newer than this app. */
export function screenOf({ kind, ref }: Pick<Found, 'kind' | 'ref'>): string | undefined {
  return Object.hasOwn(SCREENS, kind) ? servedLink(SCREENS[kind](ref)) : undefined;
}

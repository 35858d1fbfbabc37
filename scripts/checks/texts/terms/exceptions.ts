import type { TermException } from './rule.ts';

const CONTENT = 'app-server/demo/content';

/** Files, or texts, in which the word means another building or a phrase, and why. */
const HOUSES: readonly (readonly [string, string])[] = [
  [`${CONTENT}/activities/heritage-walk/en.md`, 'a customs house'],
  [`${CONTENT}/articles/dining/table-for-one/en.md`, '“the best seat in the house”'],
  [`${CONTENT}/articles/family/rainy-day-list/en.md`, 'a house of pillows'],
  ['app-server/src/locales/en.json "drawings.stage"', 'a full house in a theatre'],
  [`${CONTENT}/activities/behind-the-curtain/entry.json`, 'a full house in a theatre'],
  [`${CONTENT}/articles/culture/lion-dance-school/entry.json`, 'a full house in a theatre'],
  [`${CONTENT}/articles/culture/opera-in-bamboo/entry.json`, 'a full house in a theatre'],
  [`${CONTENT}/picture-slots.json`, 'a full house in a theatre'],
];

/** Counts that are never one: unit, key, text, reason. */
const NEVER_ONE: readonly (readonly [string, string, string, string])[] = [
  ['mf-auth', 'join.points', '{{points}} tier points', 'the threshold of a tier'],
  ['mf-hotel', 'several.most', '{{count}} reservations', 'a fixed limit'],
  ['mf-hotel', 'stay.mostRooms', '{{count}} rooms', 'a fixed limit'],
  ['mf-hotel', 'stay.mostAdults', '{{count}} adults', 'a fixed limit'],
  ['mf-hotel', 'bar.MIN_STAY', '{{count}} nights', 'a minimum stay is two nights or more'],
  ['mf-shop', 'outlet.roomFor', '{{max}} guests', 'more than the fewest'],
  ['mf-ticketing', 'guests.full', '{{count}} guests', 'a fixed limit'],
  ['shared', 'fields.toCheck', '{{count}} fields', 'a single field shows its own message'],
  ['shared', 'fields.phone.exactly', '{{count}} digits', 'no number has one digit'],
  ['shared', 'fields.phone.between', '{{max}} digits', 'the longest number of an area'],
  ['shared', 'fields.tooLong', '{{max}} characters', 'a fixed limit'],
  ['mf-hotel', 'dates.why.MIN_STAY', '{{count}} nights', 'a minimum stay is two nights or more'],
  ['mf-hotel', 'dates.why.TOO_LONG', '{{count}} nights', 'a fixed limit'],
];

/** Words that a rule refuses although they are right in this place. */
export const TERM_EXCEPTIONS: readonly TermException[] = [
  {
    place: 'app-server/src/domains/shop/locales/tc.json "shopChoices.roomFeatures.screen"',
    term: '設備',
    why: 'the equipment of a room, not a device',
  },
  ...HOUSES.map(([place, why]) => ({ place, term: 'house', why })),
  ...NEVER_ONE.map(([unit, key, term, why]) => ({
    place: `${unit}/src/locales/en.json "${key}"`,
    term,
    why,
  })),
  { place: `${CONTENT}/articles/stay/turning-a-room/jp.md`, term: 'あなた', why: 'a note by a guest' },
  {
    place: 'app-server/demo/locales/en.json "dining.lotusRoom.braisedTofuMorels.text"',
    term: 'House',
    why: 'house tofu, a dish',
  },
];

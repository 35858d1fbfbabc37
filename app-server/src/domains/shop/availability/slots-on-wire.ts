import type { Slot } from '@resort/mf-shop/contract';
import { moneyText, type Language } from '@resort/shared/contract';
import { macauInstant } from '../../../platform/time/clock.ts';
import { timesFrom, type Wish } from './placing.ts';
import { depositOf, quoteOf } from './quote.ts';
import type { BookableShop } from './shop-facts.ts';
import type { FreeSlot } from './slots.ts';

/** HH:mm at UTC+8. */
export const timeOf = (moment: Date): string => macauInstant(moment).slice(11, 16);

/** The price of a request, which is the same at every time of a day. */
export function slotsOnWire(
  facts: BookableShop,
  wish: Wish,
  slots: readonly FreeSlot[],
  language: Language,
): Slot[] {
  const deposit = depositOf(facts, wish, quoteOf(facts, wish, language).total);
  return slots.map(({ from, placing }) => ({
    time: timeOf(from),
    endTime: timeOf(timesFrom(facts, wish, from).own.to),
    left: placing.left,
    deposit: deposit === 0n ? null : moneyText(deposit),
    areas: placing.areas.map(({ code, name, isPrivate }) => ({
      areaId: code,
      name: name[language],
      isPrivate,
    })),
  }));
}

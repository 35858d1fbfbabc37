import type { Language } from '@resort/shared/contract';
import { DOLLARS_TEXTS } from '../locales/index.ts';

type Text = Readonly<Record<Language, string>>;

/** The categories of the rewards and of the points mall, in order. */
export const CATEGORIES: readonly { readonly code: string; readonly names: Text }[] = [
  {
    code: 'DINING',
    names: DOLLARS_TEXTS.exchange.categories.dining.names,
  },
  {
    code: 'STAY',
    names: DOLLARS_TEXTS.exchange.categories.stay.names,
  },
  {
    code: 'WELLNESS',
    names: DOLLARS_TEXTS.exchange.categories.wellness.names,
  },
  {
    code: 'LEISURE',
    names: DOLLARS_TEXTS.exchange.categories.leisure.names,
  },
  {
    code: 'GOURMET',
    names: DOLLARS_TEXTS.exchange.categories.gourmet.names,
  },
  {
    code: 'HOME',
    names: DOLLARS_TEXTS.exchange.categories.home.names,
  },
  {
    code: 'KEEPSAKE',
    names: DOLLARS_TEXTS.exchange.categories.keepsake.names,
  },
];

/** The hotel rules for every item; which of them apply depends on the item. `{days}` is its days for collecting. */
export const TERMS = DOLLARS_TEXTS.exchange.terms;

/** The title on the member's home of an item that waits to be collected. */
export const TO_COLLECT: Text = DOLLARS_TEXTS.exchange.toCollect;

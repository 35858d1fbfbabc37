import type { Story } from '../../story.ts';
import { BLACK_SAND } from './black-sand.ts';
import { MORNING_MARKET } from './morning-market.ts';
import { NIGHT_BUS } from './night-bus.ts';
import { PENHA_AT_SIX } from './penha-at-six.ts';
import { TAIPA_LANES } from './taipa-lanes.ts';

export const CITY_ARTICLES: readonly Story[] = [
  PENHA_AT_SIX,
  TAIPA_LANES,
  NIGHT_BUS,
  BLACK_SAND,
  MORNING_MARKET,
];

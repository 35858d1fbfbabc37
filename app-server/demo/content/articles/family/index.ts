import type { Story } from '../../story.ts';
import { FIRST_CHOPSTICKS } from './first-chopsticks.ts';
import { PACKING_WITH_CHILDREN } from './packing-with-children.ts';
import { RAINY_DAY_LIST } from './rainy-day-list.ts';
import { STARGAZING_ROOF } from './stargazing-roof.ts';
import { THREE_GENERATIONS } from './three-generations.ts';

export const FAMILY_ARTICLES: readonly Story[] = [
  RAINY_DAY_LIST,
  THREE_GENERATIONS,
  FIRST_CHOPSTICKS,
  STARGAZING_ROOF,
  PACKING_WITH_CHILDREN,
];

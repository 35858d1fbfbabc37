import type { Story } from '../../story.ts';
import { AFRICAN_CHICKEN } from './african-chicken.ts';
import { ALMOND_BISCUITS } from './almond-biscuits.ts';
import { FIRST_BASKET } from './first-basket.ts';
import { SOMMELIER_PAIRING } from './sommelier-pairing.ts';
import { TABLE_FOR_ONE } from './table-for-one.ts';

export const DINING_ARTICLES: readonly Story[] = [
  FIRST_BASKET,
  AFRICAN_CHICKEN,
  SOMMELIER_PAIRING,
  ALMOND_BISCUITS,
  TABLE_FOR_ONE,
];

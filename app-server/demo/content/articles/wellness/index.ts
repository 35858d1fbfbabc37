import type { Story } from '../../story.ts';
import { FIRST_TEN_MINUTES } from './first-ten-minutes.ts';
import { HOW_TO_SLEEP } from './how-to-sleep.ts';
import { SOUP_OF_THE_SEASON } from './soup-of-the-season.ts';
import { SWIM_BEFORE_BREAKFAST } from './swim-before-breakfast.ts';
import { WALKING_SLOWLY } from './walking-slowly.ts';

export const WELLNESS_ARTICLES: readonly Story[] = [
  FIRST_TEN_MINUTES,
  SOUP_OF_THE_SEASON,
  SWIM_BEFORE_BREAKFAST,
  HOW_TO_SLEEP,
  WALKING_SLOWLY,
];

import type { Story } from '../story.ts';
import { CITY_ARTICLES } from './city/index.ts';
import { CULTURE_ARTICLES } from './culture/index.ts';
import { DINING_ARTICLES } from './dining/index.ts';
import { FAMILY_ARTICLES } from './family/index.ts';
import { STAY_ARTICLES } from './stay/index.ts';
import { WELLNESS_ARTICLES } from './wellness/index.ts';

const TOPICS = [
  DINING_ARTICLES,
  CITY_ARTICLES,
  WELLNESS_ARTICLES,
  CULTURE_ARTICLES,
  STAY_ARTICLES,
  FAMILY_ARTICLES,
];

/** The magazine, the newest first: one of each topic in turn. */
export const ARTICLES: readonly Story[] = Array.from(
  { length: Math.max(...TOPICS.map(({ length }) => length)) },
  (_, place) => TOPICS.flatMap((topic) => topic[place] ?? []),
).flat();

import type { Story } from '../story.ts';

export const CITY_ARTICLES: readonly Story[] = [];

import type { Story } from '../story.ts';

export const STAY_ARTICLES: readonly Story[] = [];

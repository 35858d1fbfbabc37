import type { Story } from '../story.ts';

export const CULTURE_ARTICLES: readonly Story[] = [];

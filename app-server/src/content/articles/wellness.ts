import type { Story } from '../story.ts';

export const WELLNESS_ARTICLES: readonly Story[] = [];

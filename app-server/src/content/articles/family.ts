import type { Story } from '../story.ts';

export const FAMILY_ARTICLES: readonly Story[] = [];

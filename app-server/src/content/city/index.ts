import type { PageExtras } from '../page-extras.ts';
import type { Story } from '../story.ts';

export const CITY_PAGES: readonly (Story & { readonly extras?: PageExtras })[] = [];

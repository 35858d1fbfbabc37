import type { PageExtras } from '../page-extras.ts';
import type { Story } from '../story.ts';

export const LANDING_PAGES: readonly (Story & { readonly extras?: PageExtras })[] = [];

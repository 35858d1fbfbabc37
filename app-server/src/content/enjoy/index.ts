import type { PageExtras } from '../page-extras.ts';
import type { Story } from '../story.ts';

export const ENJOYMENTS: readonly (Story & { readonly extras?: PageExtras })[] = [];

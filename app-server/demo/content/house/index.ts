import type { PageExtras } from '../../../src/schema/domains/page-extras.ts';
import type { Story } from '../story.ts';
import { ABOUT_PAGES } from './about.ts';
import { FAQ_PAGE } from './faq.ts';

/** The house about itself; the codes are the contract's types. */
export const HOUSE_PAGES: readonly (Story & { readonly extras?: PageExtras })[] = [...ABOUT_PAGES, FAQ_PAGE];

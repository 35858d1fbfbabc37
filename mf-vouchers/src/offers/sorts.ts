import type { OfferSort } from '../../contract/index.ts';

export type { OfferSort };

/**
 * The first one is the default in the address. The contract's values, because only its types reach the
 * browser.
 */
export const SORTS = ['RECOMMENDED', 'NEWEST', 'ENDING'] as const satisfies readonly OfferSort[];

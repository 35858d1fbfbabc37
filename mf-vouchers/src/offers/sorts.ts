import type { OfferSort } from '../../contract/index.ts';

export type { OfferSort };

/** The first one stands for none in the address. The contract's values: of a contract only types reach the browser. */
export const SORTS = ['RECOMMENDED', 'NEWEST', 'ENDING'] as const satisfies readonly OfferSort[];

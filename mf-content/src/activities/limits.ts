import type { MAX_SEATS as Most } from '../../contract/index.ts';

/** The most places that one member can take. The contract's value: of a contract only types reach the browser. */
export const MAX_SEATS: typeof Most = 4;

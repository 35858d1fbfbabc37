import type { SaleState } from '../../contract/index.ts';

/** Whether this member can buy now; in a presale the server decides. */
export const isToBeHad = (state: SaleState): state is 'OPEN' | 'FEW' | 'PRESALE' =>
  state === 'OPEN' || state === 'FEW' || state === 'PRESALE';

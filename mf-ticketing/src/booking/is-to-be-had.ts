import type { SaleState } from '../../contract/index.ts';

/** Whether somebody may buy now; in a presale the server says who. */
export const isToBeHad = (state: SaleState): state is 'OPEN' | 'FEW' | 'PRESALE' =>
  state === 'OPEN' || state === 'FEW' || state === 'PRESALE';

import type { RefundPart } from '@resort/shared/calls/rows';

/** What a refund is expected to be made of. */
export const toCard = (money: string): RefundPart => ({
  means: 'MONEY',
  method: 'CARD',
  money,
  currency: 'MOP',
});
export const inDollars = (dollars: string): RefundPart => ({ means: 'DOLLARS', dollars });

/** What is about to be redeemed, as the address has it. */
export interface ExchangeChoice {
  id: string;
  qty: number;
  onQty: (qty: number) => void;
}

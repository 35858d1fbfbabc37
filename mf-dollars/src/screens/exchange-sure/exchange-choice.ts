/** The item to be redeemed, as it is in the address. */
export interface ExchangeChoice {
  id: string;
  qty: number;
  onQty: (qty: number) => void;
}

/** What a movement or a voucher's event is for: an order's kind and number, a payment, a campaign. */
export interface Reference {
  readonly kind: string;
  readonly id: string;
}

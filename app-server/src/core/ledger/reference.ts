/** The purpose of a movement or a voucher event: an order's kind and number, a payment, a campaign. */
export interface Reference {
  readonly kind: string;
  readonly id: string;
}

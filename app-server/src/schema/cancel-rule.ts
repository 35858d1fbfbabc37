/**
 * What cancelling costs, as plain data: a domain stores it with the order and sends it to screens, which put it in
 * words. Amounts are decimal texts of the order's currency, as on the wire.
 */
export interface CancelRule {
  /** ISO 8601; up to and with this instant cancelling is free. Null: never free of the fee. */
  readonly freeUntil: string | null;
  readonly fee:
    | { readonly kind: 'none' }
    | { readonly kind: 'firstNight'; readonly amount: string }
    /** of the total, whole per cent */
    | { readonly kind: 'percent'; readonly percent: number }
    | { readonly kind: 'full' };
}

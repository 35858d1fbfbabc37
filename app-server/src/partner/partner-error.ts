import type { ErrorName } from '@resort/shared/contract';

/** What a partner is refused with: HTTP status, a word for the program, a sentence for its developers. */
export const PARTNER_ERRORS = {
  MALFORMED: [400, 'The request does not fit the call.'],
  KEY_MISSING: [400, 'A change needs an Idempotency-Key of 8 to 64 letters, digits, -, _ or .'],
  UNSIGNED: [401, 'The request has no valid signature of a key in use.'],
  STALE_SIGNATURE: [401, 'The signature is not from now: created may differ from our clock by 300 s.'],
  REPLAYED: [401, 'This nonce was used before. Sign every attempt anew.'],
  SCOPE_MISSING: [403, 'The key has no scope for this call.'],
  OTHER_PROPERTY: [403, 'The key is not for this property.'],
  UNKNOWN_OUTLET: [404, 'There is no outlet with this code.'],
  UNKNOWN_ORDER: [404, 'There is no such booking.'],
  UNKNOWN_SALE: [404, 'There is no sale with this number. Send the sale first.'],
  UNKNOWN_PAYMENT: [404, 'There is no payment with this number.'],
  CODE_INVALID: [410, 'The code is old, used, forged or of a closed membership. Ask for a new one.'],
  VISIT_OVER: [410, 'The visit is over or unknown. Scan the member’s code again.'],
  IN_PROGRESS: [409, 'A request with this Idempotency-Key is being worked on.'],
  KEY_REUSED: [409, 'This Idempotency-Key was used with another body.'],
  SALE_EXISTS: [409, 'This sale was recorded with another Idempotency-Key. Nothing was earned twice.'],
  SALE_VOID: [409, 'This sale is void.'],
  REFUND_EXISTS: [409, 'This refund was recorded with another Idempotency-Key.'],
  REFUND_TOO_HIGH: [409, 'More is refunded than was paid and not refunded yet.'],
  PAYMENT_EXISTS: [409, 'This payment was recorded with another Idempotency-Key.'],
  PAYMENT_OVER: [409, 'This payment is settled, released or no longer held.'],
  PAYMENT_IN_USE: [409, 'This payment belongs to a sale. Void or refund the sale.'],
  OUT_OF_ORDER: [409, 'The booking is not in a state for this.'],
  NOT_COVERED: [409, 'The dollars and vouchers of the sale are not those that were set aside for it.'],
  ABOVE_LIMIT: [409, 'Above the limit of the code alone. Take another means of payment.'],
  NO_RATE: [422, 'We have no rate for this currency.'],
  SUM_WRONG: [422, 'Lines, tenders and total do not add up.'],
  TOO_OLD: [422, 'The sale is older than seven days and can no longer be credited.'],
  IN_FUTURE: [422, 'The time lies in the future.'],
  TOO_MANY: [429, 'Too many requests of this key.'],
} as const satisfies Record<string, readonly [status: number, detail: string]>;

export type PartnerErrorName = keyof typeof PARTNER_ERRORS;

export class PartnerError extends Error {
  override readonly name = 'PartnerError';
  readonly code: PartnerErrorName;

  constructor(code: PartnerErrorName) {
    super(code);
    this.code = code;
  }
}

/** The members' errors that partners know by another name; all others keep theirs and are answered with 409. */
export const RENAMED: Partial<Record<ErrorName, PartnerErrorName>> = {
  QR_EXPIRED: 'CODE_INVALID',
  TOO_MANY: 'TOO_MANY',
  KEY_REUSED: 'KEY_REUSED',
  REPLAYED: 'IN_PROGRESS',
  STALE: 'OUT_OF_ORDER',
  BAD_REQUEST: 'MALFORMED',
};

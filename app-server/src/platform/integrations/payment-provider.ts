import type { Language } from '@resort/shared/contract';

/** How the member gets from here to the money; `NONE` where nothing is left to do. */
export type PayAction = { readonly type: 'REDIRECT'; readonly url: string } | { readonly type: 'NONE' };

/** One way to pay, by its code; names in the member's language stand in content/payment-methods.ts. */
export const METHOD_CODES = ['CARD', 'WALLET'] as const;
export type MethodCode = (typeof METHOD_CODES)[number];

/** What a provider is asked to collect; `payNo` is its idempotency key. */
export interface Charge {
  readonly payNo: string;
  /** minor units, above zero */
  readonly amount: bigint;
  /** ISO 4217 */
  readonly currency: string;
  readonly method: MethodCode;
  /** what the member reads on the provider's page beside the amount */
  readonly orderNo: string;
  readonly language: Language;
  /** a path of this app, from `returnPath` */
  readonly returnUrl: string;
  /** after it the provider should take no money any more */
  readonly expiresAt: Date | null;
}

/** What the provider knows of a charge. `UNKNOWN`: it never heard of it. */
export type ChargeState =
  | { readonly status: 'OPEN'; readonly action: PayAction; readonly providerRef: string }
  | {
      readonly status: 'SUCCEEDED';
      readonly amount: bigint;
      readonly currency: string;
      readonly providerRef: string;
    }
  | { readonly status: 'FAILED'; readonly reason: string }
  | { readonly status: 'CLOSED' }
  | { readonly status: 'UNKNOWN' };

export interface RefundOrder {
  readonly payNo: string;
  readonly providerRef: string;
  /** its idempotency key */
  readonly refundNo: string;
  readonly amount: bigint;
  readonly currency: string;
}

export type RefundState = 'PENDING' | 'SUCCEEDED' | 'FAILED';

/** A signed message of the provider, checked and read. */
export type ProviderEvent = { readonly eventId: string; readonly type: string } & (
  | { readonly about: 'charge'; readonly payNo: string; readonly state: ChargeState }
  | { readonly about: 'refund'; readonly refundNo: string; readonly state: RefundState }
  /** a kind that means nothing here: acknowledged, not acted upon */
  | { readonly about: 'nothing' }
);

/** A webhook as it arrived; the signature is over exactly these bytes. */
export interface SignedMessage {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/**
 * Somebody who takes money for us. Every method may be called again with the same argument and does its work once.
 * A rejection with ProviderRefusal is final; any other rejection says nothing about what happened, and `query` does.
 */
export interface PaymentProvider {
  /** stands in the payment's row and in the address of its webhook */
  readonly name: string;
  readonly methods: readonly MethodCode[];
  readonly currencies: readonly string[];
  create(charge: Charge): Promise<ChargeState>;
  query(payNo: string): Promise<ChargeState>;
  /** Asks that no money be taken any more; resolves to what holds then, which may be SUCCEEDED. */
  close(payNo: string): Promise<ChargeState>;
  refund(refund: RefundOrder): Promise<RefundState>;
  /** undefined: not signed by the provider, or not lately */
  readEvent(message: SignedMessage): ProviderEvent | undefined;
}

/** The provider said no, and will say so again. */
export class ProviderRefusal extends Error {
  override readonly name = 'ProviderRefusal';
}

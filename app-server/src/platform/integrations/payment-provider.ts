import type { MoneyMethod, PayAction, PayScene } from '@resort/shared/calls/rows';
import type { Language } from '@resort/shared/contract';

/**
 * What a charge does with a card. KEEP: the member's card is kept for this customer. KEPT: such a card pays, at once
 * or after a step on the provider's page.
 */
export type CardUse = { readonly customer: string } & (
  { readonly kind: 'KEEP' } | { readonly kind: 'KEPT'; readonly token: string }
);

/** A card that the provider keeps. */
export interface KeptCard {
  /** new for each charge that kept it, and valid for its customer only */
  readonly token: string;
  /** the same for the same card; a provider without one gives the token */
  readonly fingerprint: string;
  /** the name to show: `Visa` */
  readonly brand: string;
  readonly last4: string;
  /** 1 to 12 */
  readonly expiryMonth: number;
  /** four digits */
  readonly expiryYear: number;
}

/** A charge to collect; `payNo` is its idempotency key. */
export interface Charge {
  readonly payNo: string;
  /** minor units, above zero */
  readonly amount: bigint;
  /** ISO 4217 */
  readonly currency: string;
  readonly method: MoneyMethod;
  /** where the member pays; decides which action is possible */
  readonly scene: PayScene;
  /** shown to the member on the provider's page */
  readonly orderNo: string;
  readonly language: Language;
  /** a path of this app, validated by `returnPath` */
  readonly returnUrl: string;
  /** the provider should accept no money afterwards */
  readonly expiresAt: Date | null;
  readonly card?: CardUse;
}

/** The provider's state of a charge. `UNKNOWN`: it never received it. */
export type ChargeState =
  | { readonly status: 'OPEN'; readonly action: PayAction; readonly providerRef: string }
  | {
      readonly status: 'SUCCEEDED';
      readonly amount: bigint;
      readonly currency: string;
      readonly providerRef: string;
      readonly keptCard?: KeptCard | undefined;
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

/** A verified and parsed message of the provider. */
export type ProviderEvent = { readonly eventId: string; readonly type: string } & (
  | { readonly about: 'charge'; readonly payNo: string; readonly state: ChargeState }
  | { readonly about: 'refund'; readonly refundNo: string; readonly state: RefundState }
  /** an irrelevant kind: acknowledged and ignored */
  | { readonly about: 'nothing' }
);

/** A received webhook; the signature is over exactly these bytes. */
export interface SignedMessage {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/**
 * A payment provider. Every method is idempotent for equal arguments. A rejection with ProviderRefusal is
 * final; after any other rejection the outcome is unknown until `query`.
 */
export interface PaymentProvider {
  /** stored with the payment, and part of the webhook's address */
  readonly name: string;
  readonly methods: readonly MoneyMethod[];
  readonly currencies: readonly string[];
  /** absent: it keeps no cards */
  readonly cards?: {
    /** resolves also if it was forgotten before */
    forget(token: string): Promise<void>;
  };
  create(charge: Charge): Promise<ChargeState>;
  query(payNo: string): Promise<ChargeState>;
  /** Asks the provider to accept no money any more; resolves to the current state, which may be SUCCEEDED. */
  close(payNo: string): Promise<ChargeState>;
  refund(refund: RefundOrder): Promise<RefundState>;
  /** undefined: no valid, recent signature */
  readEvent(message: SignedMessage): ProviderEvent | undefined;
}

/** The provider's final refusal. */
export class ProviderRefusal extends Error {
  override readonly name = 'ProviderRefusal';
}

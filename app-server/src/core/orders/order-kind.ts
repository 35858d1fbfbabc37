import type { ErrorName, Language } from '@resort/shared/contract';
import type { InferSelectModel } from 'drizzle-orm';
import type { OrderNews, OrderSubject } from '../announcements/channels.ts';
import type { Executor } from '../../platform/context.ts';
import type { Clock } from '../../platform/time/clock.ts';
import type { Transaction } from '../../platform/database/index.ts';
import type { EARNING_KINDS, orders } from '../../schema/index.ts';
import type { BasketLine } from '../vouchers/terms.ts';
import type { CancelRule } from './cancel-rule.ts';

export type Order = InferSelectModel<typeof orders>;

/** What a booking status means for what the order holds: held temporarily, its own, or released. */
export type Phase = 'held' | 'confirmed' | 'freed';

export interface OrderStatus {
  readonly phase: Phase;
  /** holds everything, but waits for a confirmation by somebody else: not booked yet */
  readonly isUnanswered?: true;
  /** the status after its hold expires; only such a status has a `heldUntil` */
  readonly expiresTo?: string;
  /** the status after a payment; a freed status with it can be restored by a late payment */
  readonly paidTo?: string;
  /** the status after the member cancels; without it the order cannot be cancelled any more */
  readonly cancelsTo?: string;
}

/**
 * The argument of a hook; it runs in the transaction of the transition, after the order's holds were settled.
 */
export interface HookContext {
  readonly clock: Clock;
  /** the order as it is now */
  readonly order: Order;
  /** the status before */
  readonly from: string;
}

/** A confirmed booking for the member's home, in the request's language. */
export interface UpcomingBooking {
  readonly orderId: number;
  /** what was booked: 'Premier Suite, 2 nights' */
  readonly title: string;
  /** business dates; `to` is null for one day, `time` (HH:mm) is null if there is none */
  readonly from: string;
  readonly to: string | null;
  readonly time: string | null;
  /** when it is over, if it has a time and that is known */
  readonly endsAt?: Date;
  /** a picture's address in wire format */
  readonly picture: string | null;
  /** its online check-in, while that is open: the screen below the language prefix, and whether the data were sent */
  readonly checkIn?: { readonly link: string; readonly isSent: boolean };
}

export interface UpcomingQuestion {
  readonly clock: Clock;
  readonly language: Language;
  /** the member's confirmed orders of the kind; the hook omits those that are over */
  readonly orders: readonly Order[];
}

/** An order for a checkout's screen, in the request's language. */
export interface OrderLine {
  readonly title: string;
  /** a picture's address in wire format */
  readonly image: string | null;
  /** business dates: the first and the last, the only one, or none */
  readonly dates: readonly string[];
}

/** What a message about an order says. */
export interface OrderTold {
  readonly order: Order;
  readonly news: OrderNews;
  readonly language: Language;
  /** the refund as a sentence in this language; '' if the message has nothing to say of one */
  readonly refund: string;
}

/** The texts about an order in text messages and mails. */
export interface OrderWords {
  readonly text: string;
  /** the contact in the order, in E.164; default: the member's own number */
  readonly phone?: string;
  /** if the order has an address */
  readonly email?: { readonly to: string; readonly subject: string };
}

/** What a receipt lists of an order; amounts in minor units of its currency. */
export interface OrderBill {
  /** in the request's language; before service charge and tax if the order has those */
  readonly items: readonly { readonly name: string; readonly quantity: number; readonly amount: bigint }[];
  readonly service?: bigint;
  readonly tax?: bigint;
  /** hundredths of a Resort Dollar, or points, that the order itself cost */
  readonly spent?: { readonly unit: 'DOLLAR' | 'POINT'; readonly amount: bigint };
}

type Hook = (tx: Transaction, context: HookContext) => Promise<void>;

/** What a domain defines for its orders. The core never imports a domain. */
export interface OrderKind {
  readonly kind: string;
  /** the first letter of the order number */
  readonly letter: string;
  readonly statuses: Readonly<Record<string, OrderStatus>>;
  /** a checkout: other orders are held, paid and restored with it */
  readonly hasParts?: true;
  /** the error after the hold has expired */
  readonly holdExpired: ErrorName;
  /**
   * Runs before a payment of the locked order starts. Throws what is missing, and may extend the hold, so
   * that it does not expire at the provider.
   */
  readonly beforePaying?: (
    tx: Transaction,
    context: { readonly clock: Clock; readonly order: Order },
  ) => Promise<void>;
  /**
   * held → confirmed: paid, or nothing to pay. Also for a restored order. Resolves to the order if it changes its row.
   */
  readonly onPaid?: (tx: Transaction, context: HookContext) => Promise<Order | void>;
  /** a hold expired */
  readonly onExpired?: Hook;
  /** → freed in any other way */
  readonly onCancelled?: Hook;
  /**
   * Whether a late payment may restore this order; called before inventory, vouchers and dollars are held
   * again. Default: yes, if they are available.
   */
  readonly reacquire?: (tx: Transaction, order: Order, clock: Clock) => Promise<boolean>;
  /**
   * Inventory rows of another order of the family that this one replaces; they are released when it is
   * confirmed.
   */
  readonly replaces?: (
    tx: Transaction,
    order: Order,
  ) => Promise<{ readonly of: number; readonly ids: readonly number[] }>;
  /** The screen of an order, for links in messages: path and query below the language prefix. */
  readonly screen?: (order: Order) => string;
  /**
   * its row in the table of channels; a kind without one sends no news, because its orders belong to others
   */
  readonly tells?: OrderSubject;
  /** the texts of its text messages and mails; required if its row has these channels */
  readonly words?: (tx: Transaction, of: OrderTold) => Promise<OrderWords>;
  /** runs with every news, in its transaction; an order that has news is a booking or was one */
  readonly onNews?: (
    tx: Transaction,
    of: { readonly clock: Clock; readonly orderId: number; readonly news: OrderNews },
  ) => Promise<void>;
  /** its bookings on the member's home; a kind without it is not shown there */
  readonly upcoming?: (db: Executor, question: UpcomingQuestion) => Promise<UpcomingBooking[]>;
  /** its line in a checkout; default: its number */
  readonly describe?: (
    db: Executor,
    of: { readonly order: Order; readonly language: Language },
  ) => Promise<OrderLine>;
  /** what its receipt lists; a kind without it has no receipt, because its orders belong to others */
  readonly bill?: (
    db: Executor,
    of: { readonly order: Order; readonly language: Language },
  ) => Promise<OrderBill>;
  /** as which spending it earns by the rules, and the statuses in which that is still ahead; default: nothing */
  readonly earns?: {
    readonly as: (typeof EARNING_KINDS)[number];
    readonly before: readonly string[];
  };
  /**
   * The lines that vouchers can reduce, in minor units of MOP before deductions; without it the kind accepts
   * no vouchers. Read only.
   */
  readonly basketLines?: (db: Executor, order: Order) => Promise<readonly BasketLine[]>;
  /** the fee for cancelling a confirmed order; a held one costs nothing */
  readonly cancelRule: (tx: Transaction, order: Order) => Promise<CancelRule>;
}

const kinds = new Map<string, OrderKind>();

/**
 * Each domain calls this once at start. Throws if a name or letter is used already, or a status is invalid.
 */
export function registerOrderKind(added: OrderKind): void {
  for (const { kind, letter } of kinds.values())
    if (kind === added.kind || letter === added.letter)
      throw new Error(`order kind ${added.kind} (${added.letter}) is taken by ${kind} (${letter})`);
  const targets = Object.values(added.statuses).flatMap(({ expiresTo, paidTo, cancelsTo }) => [
    expiresTo,
    paidTo,
    cancelsTo,
  ]);
  for (const target of targets)
    if (target !== undefined && added.statuses[target] === undefined)
      throw new Error(`order kind ${added.kind} has no status ${target}`);
  kinds.set(added.kind, added);
}

export const orderKinds = (): OrderKind[] => [...kinds.values()];

/** Kinds with bookings on the member's home. */
export function upcomingKinds(): OrderKind[] {
  return orderKinds().filter(({ upcoming }) => upcoming !== undefined);
}

/** The statuses of a kind with this phase. */
export function statusesIn({ statuses }: OrderKind, phase: Phase): string[] {
  return Object.keys(statuses).filter((status) => statuses[status]?.phase === phase);
}

export function orderKind(name: string): OrderKind {
  const found = kinds.get(name);
  if (found === undefined) throw new Error(`order kind ${name} is not registered`);
  return found;
}

/** Whether an order's hold has expired, recorded by the sweeper or not. */
export function isExpired({ kind, status }: Pick<Order, 'kind' | 'status'>): boolean {
  const { statuses } = orderKind(kind);
  const leadsHere = Object.values(statuses).some(({ expiresTo }) => expiresTo === status);
  return leadsHere && statuses[status]?.phase === 'freed';
}

export function statusOf(order: Pick<Order, 'kind'>, status: string): OrderStatus {
  const found = orderKind(order.kind).statuses[status];
  if (found === undefined) throw new Error(`order kind ${order.kind} has no status ${status}`);
  return found;
}

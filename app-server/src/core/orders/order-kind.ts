import type { ErrorName, Language } from '@resort/shared/contract';
import type { InferSelectModel } from 'drizzle-orm';
import type { OrderNews, OrderSubject } from '../announcements/channels.ts';
import type { Executor } from '../../platform/context.ts';
import type { Clock } from '../../platform/time/clock.ts';
import type { Transaction } from '../../platform/database/index.ts';
import type { orders } from '../../schema/index.ts';
import type { BasketLine } from '../vouchers/terms.ts';
import type { CancelRule } from './cancel-rule.ts';

export type Order = InferSelectModel<typeof orders>;

/** What a booking status means for everything that the order holds: kept for a while, its own, or given back. */
export type Phase = 'held' | 'confirmed' | 'freed';

export interface OrderStatus {
  readonly phase: Phase;
  /** holds all that it is for, but waits for a word of somebody else: no booking yet */
  readonly isUnanswered?: true;
  /** where it goes when its hold runs out; only such a status has a `heldUntil` */
  readonly expiresTo?: string;
  /** where a payment leads from here; a freed status that has it is won back by a late payment, where that can be */
  readonly paidTo?: string;
  /** where the member's cancelling leads from here; without it the order cannot be cancelled any more */
  readonly cancelsTo?: string;
}

/** What a hook is given; it runs in the transaction of the transition, after the order's holds were settled. */
export interface HookContext {
  readonly clock: Clock;
  /** the order as it is now */
  readonly order: Order;
  /** the status before */
  readonly from: string;
}

/** A confirmed booking as the member's home shows it, in the request's language. */
export interface UpcomingBooking {
  readonly orderId: number;
  /** what was booked: 'Premier Suite, 2 nights' */
  readonly title: string;
  /** business dates; `to` is null where it is one day, `time` (HH:mm) where none is set */
  readonly from: string;
  readonly to: string | null;
  readonly time: string | null;
  /** a picture's address as the replies write it */
  readonly picture: string | null;
}

export interface UpcomingQuestion {
  readonly clock: Clock;
  readonly language: Language;
  /** the member's confirmed orders of the kind; those that are over are left out of the answer */
  readonly orders: readonly Order[];
}

/** An order as a checkout shows it, in the request's language. */
export interface OrderLine {
  readonly title: string;
  /** a picture's address as the replies write it */
  readonly image: string | null;
  /** business dates: the first and the last, the only one, or none */
  readonly dates: readonly string[];
}

/** What a text message and a mail say of an order. */
export interface OrderWords {
  readonly text: string;
  /** whom the order names, in E.164; without it the member's own number */
  readonly phone?: string;
  /** where the order names an address */
  readonly email?: { readonly to: string; readonly subject: string };
}

type Hook = (tx: Transaction, context: HookContext) => Promise<void>;

/** What one domain says about its orders. The core never imports a domain. */
export interface OrderKind {
  readonly kind: string;
  /** the first letter of the order number */
  readonly letter: string;
  readonly statuses: Readonly<Record<string, OrderStatus>>;
  /** a checkout: other orders are held, paid and won back with it */
  readonly hasParts?: true;
  /** says that the hold has run out */
  readonly holdExpired: ErrorName;
  /**
   * A payment of it is about to start; the order is locked. Throws what is still missing, and may make its hold longer,
   * so that it does not run out at the provider.
   */
  readonly beforePaying?: (
    tx: Transaction,
    context: { readonly clock: Clock; readonly order: Order },
  ) => Promise<void>;
  /** held → confirmed: paid, or nothing to pay. Also for an order that was won back. */
  readonly onPaid?: Hook;
  /** a hold ran out */
  readonly onExpired?: Hook;
  /** → freed in any other way */
  readonly onCancelled?: Hook;
  /**
   * Whether a late payment may win this order back; asked before inventory, vouchers and dollars are taken again.
   * Without it, whatever can be taken again is.
   */
  readonly reacquire?: (tx: Transaction, order: Order, clock: Clock) => Promise<boolean>;
  /**
   * Rows of the inventory that another order of its family has sold and that this one takes the place of: they are free
   * again in the moment in which it is confirmed.
   */
  readonly replaces?: (
    tx: Transaction,
    order: Order,
  ) => Promise<{ readonly of: number; readonly ids: readonly number[] }>;
  /**
   * The screen that shows an order, for links in messages: path and query below the language prefix.
   */
  readonly screen?: (order: Order) => string;
  /** its row in the table of channels; a kind without one makes no news: its orders belong to others */
  readonly tells?: OrderSubject;
  /** what its text messages and mails say; needed where its row has these channels */
  readonly words?: (
    tx: Transaction,
    of: { readonly order: Order; readonly news: OrderNews; readonly language: Language },
  ) => Promise<OrderWords>;
  /** what the member's home shows of these orders; a kind without it is not shown there */
  readonly upcoming?: (db: Executor, question: UpcomingQuestion) => Promise<UpcomingBooking[]>;
  /** what a checkout shows of it; a kind without it stands there by its number */
  readonly describe?: (
    db: Executor,
    of: { readonly order: Order; readonly language: Language },
  ) => Promise<OrderLine>;
  /**
   * The lines that vouchers may take something off, in minor units of MOP and before any deduction; without it the
   * kind takes no vouchers. Reads only.
   */
  readonly basketLines?: (db: Executor, order: Order) => Promise<readonly BasketLine[]>;
  /** what cancelling a confirmed order costs; a held one costs nothing */
  readonly cancelRule: (tx: Transaction, order: Order) => Promise<CancelRule>;
}

const kinds = new Map<string, OrderKind>();

/** Called once by each domain at start. Throws where a name or letter is taken or a status leads nowhere. */
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

/** The kinds that the member's home can show. */
export function upcomingKinds(): OrderKind[] {
  return orderKinds().filter(({ upcoming }) => upcoming !== undefined);
}

/** The statuses of a kind that mean this. */
export function statusesIn({ statuses }: OrderKind, phase: Phase): string[] {
  return Object.keys(statuses).filter((status) => statuses[status]?.phase === phase);
}

export function orderKind(name: string): OrderKind {
  const found = kinds.get(name);
  if (found === undefined) throw new Error(`order kind ${name} is not registered`);
  return found;
}

/** Whether an order is where its hold ran out to; it reads alike before the sweeper came and after. */
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

import type { ErrorName } from '@resort/shared/contract';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Clock } from '../../platform/time/clock.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { orders } from '../../schema/index.ts';
import { recordEvent, type Cause } from './events.ts';
import { settleHolds } from './holds/holds.ts';
import { lockOrder, partsOf, type LockedOrder } from './locked-order.ts';
import { isExpired, orderKind, statusOf, type Order, type Phase } from './order-kind.ts';
import { queueStepNews } from './news/order-news.ts';

export interface Change extends Cause {
  readonly orderId: number;
  /** the statuses it may leave; an order that is at `to` already is left alone */
  readonly from: readonly string[];
  readonly to: string;
  /** the version the member saw; another one is STALE */
  readonly version?: number;
  /** seconds from now, for a status that runs out; without it the hold keeps its end */
  readonly holdSeconds?: number;
  /** says that the order is in none of `from`; STALE by default */
  readonly refusal?: ErrorName;
}

export interface Outcome {
  readonly order: Order;
  /** false: it was at the target already, nothing happened */
  readonly changed: boolean;
}

type Step = Cause & { readonly to: string; readonly holdSeconds?: number | undefined };

function heldUntil(clock: Clock, order: Order, { to, holdSeconds }: Step): SQL | Date | null {
  if (statusOf(order, to).expiresTo === undefined) return null;
  if (holdSeconds === undefined) return order.heldUntil;
  return sql`${clock.sqlNow()} + ${holdSeconds} * interval '1 second'`;
}

/** The row, by a condition that is true only once: what the order holds is settled with it or not at all. */
async function writeStatus(tx: Transaction, clock: Clock, order: Order, step: Step): Promise<Order> {
  const [row] = await tx
    .update(orders)
    .set({
      status: step.to,
      version: sql`${orders.version} + 1`,
      heldUntil: heldUntil(clock, order, step),
    })
    .where(and(eq(orders.id, order.id), eq(orders.status, order.status), eq(orders.version, order.version)))
    .returning();
  if (row === undefined) throw new DomainError('STALE');
  return row;
}

/** Where a part goes when its checkout does this. */
function partTarget(part: Order, checkout: { readonly to: Phase; readonly isExpiry: boolean }): string {
  const { paidTo, expiresTo, cancelsTo } = statusOf(part, part.status);
  const freed = checkout.isExpiry ? expiresTo : cancelsTo;
  const target = checkout.to === 'confirmed' ? paidTo : freed;
  if (target === undefined)
    throw new Error(`order ${part.id} cannot follow its checkout from ${part.status}`);
  return target;
}

/** The parts of a checkout go with it, each to its own kind's status; they end when its hold ends. */
async function moveParts(
  tx: Transaction,
  clock: Clock,
  { before, order, step }: { readonly before: Order; readonly order: Order; readonly step: Step },
): Promise<{ readonly part: Order; readonly from: string }[]> {
  if (orderKind(order.kind).hasParts !== true) return [];
  const [from, to] = [statusOf(order, before.status).phase, statusOf(order, order.status).phase];
  if (from === to) return [];
  const isExpiry = order.status === statusOf(before, before.status).expiresTo;
  const moved: { part: Order; from: string }[] = [];
  for (const part of await partsOf(tx, order.id)) {
    if (statusOf(part, part.status).phase !== from) continue;
    const own = { ...step, to: partTarget(part, { to, isExpiry }) };
    const after = await writeStatus(tx, clock, part, own);
    await recordEvent(tx, clock, part.id, { ...own, from: part.status });
    moved.push({ part: after, from: part.status });
  }
  return moved;
}

/** Moves a locked order on, with its event, its parts, its holds and its kind's hook. For the files of this folder. */
export async function moveOn(tx: Transaction, clock: Clock, before: Order, step: Step): Promise<Order> {
  const order = await writeStatus(tx, clock, before, step);
  const from = before.status;
  await recordEvent(tx, clock, order.id, { ...step, from });
  const moved = await moveParts(tx, clock, { before, order, step });
  const together = { order, parts: moved.map(({ part }) => part) };
  const phases = { from: statusOf(order, from).phase, to: statusOf(order, step.to).phase };
  await settleHolds(tx, clock, together, phases);
  await runHook(tx, clock, order, from);
  await queueStepNews(tx, clock, order, from);
  for (const { part, from: left } of moved) {
    await runHook(tx, clock, part, left);
    await queueStepNews(tx, clock, part, left);
  }
  return order;
}

async function runHook(tx: Transaction, clock: Clock, order: Order, from: string): Promise<void> {
  const kind = orderKind(order.kind);
  const before = statusOf(order, from);
  const now = statusOf(order, order.status);
  const context = { clock, order, from };
  if (now.phase === before.phase) return;
  if (now.phase === 'confirmed') await kind.onPaid?.(tx, context);
  else if (order.status === before.expiresTo) await kind.onExpired?.(tx, context);
  else await kind.onCancelled?.(tx, context);
}

/** Moves an overdue order to where its status expires to. */
export function expire(tx: Transaction, clock: Clock, order: Order, actor: string): Promise<Order> {
  const { expiresTo } = statusOf(order, order.status);
  if (expiresTo === undefined) throw new Error(`order ${order.id} cannot expire as ${order.status}`);
  return moveOn(tx, clock, order, { to: expiresTo, event: 'EXPIRED', actor });
}

/**
 * The only way in which an order changes its booking status. Answers alike when the order is at the target already;
 * otherwise throws the kind's `holdExpired` for a hold that has run out, STALE for another version, and the refusal
 * for a status outside `from`. Settles what the order holds exactly once, since only one transition leaves a status.
 */
export async function transition(tx: Transaction, clock: Clock, change: Change): Promise<Outcome> {
  const { order, isOverdue } = await lockOrder(tx, clock, change.orderId);
  if (order.status === change.to) return { order, changed: false };
  check(change, { order, isOverdue });
  return { order: await moveOn(tx, clock, order, change), changed: true };
}

function check({ version, from, refusal = 'STALE' }: Change, { order, isOverdue }: LockedOrder): void {
  if (version !== undefined && version !== order.version) throw new DomainError('STALE');
  const isAllowed = from.includes(order.status);
  if (isOverdue || (!isAllowed && isExpired(order))) throw new DomainError(orderKind(order.kind).holdExpired);
  if (!isAllowed) throw new DomainError(refusal);
}

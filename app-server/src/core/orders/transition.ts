import type { ErrorName } from '@resort/shared/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/time/clock.ts';
import { prepared, type Transaction } from '../../platform/database/index.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { orders } from '../../schema/index.ts';
import { eventValues, recordingEvent, type Cause } from './events.ts';
import { beginKeeping, settleHolds } from './holds/holds.ts';
import { heldFromNow, lockOrder, partsOf, type LockedOrder } from './locked-order.ts';
import { isExpired, orderKind, statusOf, type Order, type Phase } from './order-kind.ts';
import { queueStepNews } from './news/order-news.ts';

export interface Change extends Cause {
  readonly orderId: number;
  /** the statuses it may leave; an order at `to` already does not change */
  readonly from: readonly string[];
  readonly to: string;
  /** the version the member saw; another one is STALE */
  readonly version?: number;
  /** seconds from now, for a status that expires; default: unchanged */
  readonly holdSeconds?: number;
  /** the error if the order is in none of `from`; default STALE */
  readonly refusal?: ErrorName;
}

export interface Outcome {
  readonly order: Order;
  /** false: it was at the target already */
  readonly changed: boolean;
}

type Step = Cause & { readonly to: string; readonly holdSeconds?: number | undefined };

/** Either some seconds from now, or the instant; neither: without end. */
function heldFor(order: Order, { to, holdSeconds }: Step) {
  if (statusOf(order, to).expiresTo === undefined) return { holdSeconds: null, heldUntil: null };
  return { holdSeconds: holdSeconds ?? null, heldUntil: order.heldUntil?.toISOString() ?? null };
}

const updateStatus = prepared('order.status', (db) =>
  recordingEvent(
    db,
    db
      .update(orders)
      .set({
        status: sql`${sql.placeholder('to')}`,
        version: sql`${orders.version} + 1`,
        heldUntil: sql`coalesce(${heldFromNow}, ${sql.placeholder('heldUntil')}::timestamptz)`,
      })
      .where(
        and(
          eq(orders.id, sql.placeholder('id')),
          eq(orders.status, sql.placeholder('from')),
          eq(orders.version, sql.placeholder('version')),
        ),
      )
      .returning(),
  ),
);

/**
 * Updates the row, with its event, under a condition that is true only once, so that what the order holds is settled
 * exactly then.
 */
async function writeStatus(tx: Transaction, clock: Clock, order: Order, step: Step): Promise<Order> {
  const { id, status: from, version } = order;
  const values = { id, version, ...heldFor(order, step), ...eventValues(clock, { ...step, from }) };
  const [row] = await updateStatus(tx, values);
  if (row === undefined) throw new DomainError('STALE');
  return row;
}

/** The target status of a part when its checkout changes. */
function partTarget(part: Order, checkout: { readonly to: Phase; readonly isExpiry: boolean }): string {
  const { paidTo, expiresTo, cancelsTo } = statusOf(part, part.status);
  const freed = checkout.isExpiry ? expiresTo : cancelsTo;
  const target = checkout.to === 'confirmed' ? paidTo : freed;
  if (target === undefined)
    throw new Error(`order ${part.id} cannot follow its checkout from ${part.status}`);
  return target;
}

/** Changes the parts of a checkout with it, each to its own kind's status; their holds end with its hold. */
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
    moved.push({ part: after, from: part.status });
  }
  return moved;
}

/** Applies a transition to a locked order, with its event, parts, holds and hook. Internal to this folder. */
export async function moveOn(tx: Transaction, clock: Clock, before: Order, step: Step): Promise<Order> {
  const from = before.status;
  const phases = { from: statusOf(before, from).phase, to: statusOf(before, step.to).phase };
  const isAlone = orderKind(before.kind).hasParts !== true;
  const isConfirming = phases.from !== phases.to && phases.to === 'confirmed';
  const [order, begun] = await Promise.all([
    writeStatus(tx, clock, before, step),
    isAlone && isConfirming ? beginKeeping(tx, clock, { order: before, parts: [] }) : undefined,
  ]);
  const moved = await moveParts(tx, clock, { before, order, step });
  const together = { order, parts: moved.map(({ part }) => part) };
  await settleHolds(tx, clock, together, phases, begun);
  const last = await runHook(tx, clock, order, from);
  await queueStepNews(tx, clock, order, { from, event: step.event });
  for (const { part, from: left } of moved) {
    await runHook(tx, clock, part, left);
    await queueStepNews(tx, clock, part, { from: left, event: step.event });
  }
  return last;
}

/** Resolves to the order as the hook leaves it. */
async function runHook(tx: Transaction, clock: Clock, order: Order, from: string): Promise<Order> {
  const kind = orderKind(order.kind);
  const before = statusOf(order, from);
  const now = statusOf(order, order.status);
  const context = { clock, order, from };
  if (now.phase === before.phase) return order;
  if (now.phase === 'confirmed') return (await kind.onPaid?.(tx, context)) ?? order;
  if (order.status === before.expiresTo) await kind.onExpired?.(tx, context);
  else await kind.onCancelled?.(tx, context);
  return order;
}

/** Expires an overdue order to its status's target. */
export function expire(tx: Transaction, clock: Clock, order: Order, actor: string): Promise<Order> {
  const { expiresTo } = statusOf(order, order.status);
  if (expiresTo === undefined) throw new Error(`order ${order.id} cannot expire as ${order.status}`);
  return moveOn(tx, clock, order, { to: expiresTo, event: 'EXPIRED', actor });
}

/**
 * The only way in which an order changes its booking status. Idempotent at the target; otherwise throws the
 * kind's `holdExpired` for an expired hold, STALE for another version, and the refusal for a status outside
 * `from`. Settles what the order holds exactly once, because only one transition leaves a status.
 */
export async function transition(tx: Transaction, clock: Clock, change: Change): Promise<Outcome> {
  const { order, isOverdue } = await lockOrder(tx, clock, change.orderId);
  if (order.status === change.to) return { order, changed: false };
  check(change, { order, isOverdue });
  return { order: await moveOn(tx, clock, order, change), changed: true };
}

/**
 * The same for an order whose row this transaction has opened or changed, so that its family is locked: `order` is
 * the row as it is now. Resolves to the row afterwards.
 */
export async function transitionOwn(
  tx: Transaction,
  clock: Clock,
  order: Order,
  change: Omit<Change, 'orderId' | 'version'>,
): Promise<Order> {
  check(change, { order, isOverdue: false });
  return moveOn(tx, clock, order, change);
}

function check(
  { version, from, refusal = 'STALE' }: Omit<Change, 'orderId'>,
  { order, isOverdue }: LockedOrder,
): void {
  if (version !== undefined && version !== order.version) throw new DomainError('STALE');
  const isAllowed = from.includes(order.status);
  if (isOverdue || (!isAllowed && isExpired(order))) throw new DomainError(orderKind(order.kind).holdExpired);
  if (!isAllowed) throw new DomainError(refusal);
}

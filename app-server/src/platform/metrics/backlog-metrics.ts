import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';
import { readBacklog } from './read-backlog.ts';

/**
 * The backlog in the database, queried at each scrape. If the database does not respond, these series are
 * absent and `resort_backlog_read` is 0, because a stale value would look normal.
 */
export function backlogMetrics(registry: Registry, pool: pg.Pool): { refresh(): Promise<void> } {
  const registers = [registry];
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  const isRead = gauge('resort_backlog_read', 'Whether the database answered this scrape in time');
  const waiting = gauge('resort_outbox_waiting', 'Work of the outbox that is not delivered yet', ['topic']);
  const oldest = gauge('resort_outbox_oldest_seconds', 'Age of the oldest of it', ['topic']);
  const failing = gauge('resort_outbox_failing', 'How much of it failed at least once', ['topic']);
  const payments = gauge('resort_payments_pending', 'Payments whose end is not known yet');
  const oldestPayment = gauge('resort_payments_oldest_seconds', 'Age of the oldest of them');
  const refunds = gauge('resort_refunds_pending', 'Refunds that the provider has not confirmed');
  const holds = gauge('resort_holds_open', 'What is set aside for orders that may come to nothing', ['of']);
  return {
    async refresh() {
      const backlog = await readBacklog(pool);
      for (const single of [payments, oldestPayment, refunds]) single.remove();
      for (const labelled of [waiting, oldest, failing, holds]) labelled.reset();
      isRead.set(backlog === undefined ? 0 : 1);
      if (backlog === undefined) return;
      for (const { topic, ...of } of backlog.outbox) {
        waiting.set({ topic }, of.waiting);
        oldest.set({ topic }, of.oldest);
        failing.set({ topic }, of.failing);
      }
      payments.set(backlog.paymentsPending);
      oldestPayment.set(backlog.oldestPayment);
      refunds.set(backlog.refundsPending);
      holds.set({ of: 'ledger' }, backlog.ledgerHolds);
      holds.set({ of: 'inventory' }, backlog.inventoryHolds);
    },
  };
}

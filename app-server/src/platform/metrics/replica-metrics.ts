import { Gauge, type Registry } from 'prom-client';
import type { Replica } from '../database/index.ts';

/** Whether this process reads from its replica, and how late that is. A lateness that nobody knows has no series. */
export function replicaMetrics(registry: Registry, replica: Pick<Replica, 'state'>): void {
  const isUsed = new Gauge({
    name: 'resort_replica_used',
    help: 'Whether reads that may be seconds old go to the replica; 0: to the primary',
    registers: [],
    collect() {
      this.set(replica.state().isUsed ? 1 : 0);
    },
  });
  const late = new Gauge({
    name: 'resort_replica_late_seconds',
    help: 'The replica includes at least what the primary had so long ago; absent: never asked with success',
    registers: [],
    collect() {
      const { lateSeconds } = replica.state();
      if (Number.isFinite(lateSeconds)) this.set(lateSeconds);
      else this.remove();
    },
  });
  registry.registerMetric(isUsed);
  registry.registerMetric(late);
}

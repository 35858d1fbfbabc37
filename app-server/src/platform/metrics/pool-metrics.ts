import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';

/** The connections of this process: in use, idle, the maximum, and waiting requests. */
export function poolMetrics(registry: Registry, pool: pg.Pool): void {
  const connections = new Gauge({
    name: 'resort_database_connections',
    help: 'Connections of this process to the database; most: how many it may have; waiting: for one',
    labelNames: ['state'],
    registers: [],
    collect() {
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'taken' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
      this.set({ state: 'most' }, pool.options.max);
    },
  });
  registry.registerMetric(connections);
}

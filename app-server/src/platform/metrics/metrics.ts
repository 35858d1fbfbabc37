import type pg from 'pg';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Replica } from '../database/index.ts';
import type { JobWatch } from '../jobs/repeat.ts';
import { backlogMetrics } from './backlog-metrics.ts';
import { callMetrics, type CallMetrics } from './call-metrics.ts';
import { jobMetrics } from './job-metrics.ts';
import { poolMetrics } from './pool-metrics.ts';
import { replicaMetrics } from './replica-metrics.ts';
import { releaseMetrics, type ReleaseFigures } from './release-metrics.ts';

/** Prometheus metrics of one process. */
export interface Metrics {
  readonly calls: CallMetrics;
  readonly jobs: JobWatch;
  readonly contentType: string;
  /**
   * the exposition format, https://prometheus.io/docs/instrumenting/exposition_formats/; never rejects if the
   * database is unavailable
   */
  text(): Promise<string>;
}

interface Further {
  readonly releases?: (() => Promise<ReleaseFigures>) | undefined;
  readonly replica?: Pick<Replica, 'state'> | undefined;
}

/**
 * Calls, jobs, the pool, the backlog, and Node's own: event loop lag, heap, garbage collection. With `releases`,
 * also those of the releases that this process serves; with `replica`, those of the replica that it reads from.
 */
export function createMetrics(pool: pg.Pool, { releases, replica }: Further = {}): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  poolMetrics(registry, pool);
  if (replica) replicaMetrics(registry, replica);
  const backlog = backlogMetrics(registry, pool);
  const served = releases && releaseMetrics(registry, releases);
  return {
    calls: callMetrics(registry),
    jobs: jobMetrics(registry),
    contentType: registry.contentType,
    async text() {
      await Promise.all([backlog.refresh(), served?.refresh()]);
      return registry.metrics();
    },
  };
}

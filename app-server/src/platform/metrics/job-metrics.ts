import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { JobWatch } from '../jobs/repeat.ts';

/** How often each job ran, the outcomes, and its delay in this process. */
export function jobMetrics(registry: Registry, now = () => performance.now() / 1000): JobWatch {
  const registers = [registry];
  const plans = new Map<string, { readonly every: number; dueAt: number }>();
  const runs = new Counter({
    name: 'resort_job_runs_total',
    help: 'Runs of what runs by itself; elsewhere: another process was at it',
    labelNames: ['job', 'outcome'],
    registers,
  });
  const times = new Histogram({
    name: 'resort_job_seconds',
    help: 'How long a run took',
    labelNames: ['job'],
    buckets: [0.01, 0.1, 1, 10, 60],
    registers,
  });
  const late = new Gauge({
    name: 'resort_job_late_seconds',
    help: 'How long ago the next run should have ended or begun; more than a minute is late',
    labelNames: ['job'],
    registers: [],
    collect() {
      for (const [job, { dueAt }] of plans) this.set({ job }, Math.max(0, now() - dueAt));
    },
  });
  registry.registerMetric(late);
  return {
    planned(jobs) {
      for (const { name, every } of jobs) plans.set(name, { every, dueAt: now() });
    },
    ran(job, outcome, seconds) {
      const plan = plans.get(job);
      if (plan !== undefined) plan.dueAt = now() + plan.every;
      runs.inc({ job, outcome });
      if (outcome !== 'elsewhere') times.observe({ job }, seconds);
    },
  };
}

import type { FlowStep } from './flows.ts';
import type { LadderRow } from './ladder.ts';
import { count, table } from './report.ts';
import { RUNGS } from './rungs.ts';

/** What each call costs the app server, beside bare Fastify with the same bytes in the same run. */
export function costsTable(ladder: readonly LadderRow[], flows: readonly FlowStep[]): string {
  const head = ['call', 'what answers', 'CPU µs', '/ bare', 'answers/s', 'statements', 'writes', 'errors'];
  const rows = ladder.flatMap(({ subject, rungs }) =>
    RUNGS.map((rung) => {
      const own = rungs[rung];
      const errors = Object.values(own.errors).reduce((sum, times) => sum + times, 0);
      return [
        subject,
        rung,
        count(own.cpuMicrosEach),
        (own.cpuMicrosEach / rungs.bare.cpuMicrosEach).toFixed(1),
        count(own.perSecond),
        own.statementsEach.toFixed(1),
        own.writesEach.toFixed(1),
        String(errors),
      ];
    }),
  );
  const steps = flows.map((flow) => [
    flow.step,
    'signed',
    count(flow.cpuMicrosEach),
    '',
    '',
    flow.statementsEach.toFixed(1),
    flow.writesEach.toFixed(1),
    '0',
  ]);
  return table(head, [...rows, ...steps]);
}

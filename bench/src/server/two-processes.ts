import type { Prepared } from '../../../app-server/test/load/drive.ts';
import { rotated } from '../rounds.ts';
import { figuresOf, type LoadFigures, type Stretch } from './figures.ts';
import { stretchOn, type Plan } from './ladder.ts';
import type { Measured } from './processes.ts';
import { SUBJECTS, type Subject } from './subjects.ts';

export interface TwoProcessesRow {
  readonly subject: Subject;
  readonly one: LoadFigures;
  readonly two: LoadFigures;
}

/** The same load on one process and on both, in turn, after a first round that is not counted. */
export async function measureTwoProcesses(
  both: readonly [Measured, Measured],
  plan: Plan,
  next: (subject: Subject) => Prepared,
  tell: (line: string) => void,
): Promise<TwoProcessesRow[]> {
  const sets = { one: [both[0]], two: [...both] } as const;
  const rows: TwoProcessesRow[] = [];
  for (const subject of SUBJECTS) {
    const stretches: Record<keyof typeof sets, Stretch[]> = { one: [], two: [] };
    for (let round = 0; round <= plan.rounds; round += 1)
      for (const name of rotated(['one', 'two'] as const, round)) {
        const stretch = await stretchOn(sets[name], plan, () => next(subject));
        if (round > 0) stretches[name].push(stretch);
      }
    const row = { subject, one: figuresOf(stretches.one), two: figuresOf(stretches.two) };
    rows.push(row);
    tell(`${subject}: one process ${row.one.perSecond}/s, two ${row.two.perSecond}/s`);
  }
  return rows;
}

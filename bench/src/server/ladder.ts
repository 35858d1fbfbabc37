import { drive, type Prepared } from '../../../app-server/test/load/drive.ts';
import { rotated } from '../rounds.ts';
import { figuresOf, type LoadFigures, type Stretch } from './figures.ts';
import type { Usage } from './messages.ts';
import type { Measured } from './processes.ts';
import { RUNGS, type Rung } from './rungs.ts';
import { SUBJECTS, type Subject } from './subjects.ts';

export interface Plan {
  /** of each stretch */
  readonly seconds: number;
  readonly rounds: number;
  /** requests at once */
  readonly connections: number;
}

export type Asking = (subject: Subject, rung: Rung) => Prepared;

/** One stretch of load on these servers. */
export async function stretchOn(
  servers: readonly Measured[],
  { seconds, connections }: Omit<Plan, 'rounds'>,
  next: () => Prepared,
): Promise<Stretch> {
  const used = async () => {
    const usages = await Promise.all(servers.map((server) => server.usage()));
    const sum = (of: (usage: Usage) => number) => usages.reduce((all, usage) => all + of(usage), 0);
    return {
      cpuMicros: sum(({ cpuMicros }) => cpuMicros),
      all: sum(({ statements }) => statements.all),
      writes: sum(({ statements }) => statements.writes),
    };
  };
  const before = await used();
  const driven = await drive({ origins: servers.map(({ origin }) => origin), connections, seconds, next });
  const after = await used();
  const statements = { all: after.all - before.all, writes: after.writes - before.writes };
  return { ...driven, cpuMicros: after.cpuMicros - before.cpuMicros, statements };
}

export interface LadderRow {
  readonly subject: Subject;
  readonly connections: number;
  readonly rungs: Readonly<Record<Rung, LoadFigures>>;
}

/**
 * Each subject on each rung, one short stretch after the other, round after round in another order: whatever else the
 * machine does meets all alike. A first round warms up and is not counted.
 */
export async function measureLadder(
  serverOf: (rung: Rung) => Measured,
  levels: readonly Plan[],
  asking: Asking,
  tell: (line: string) => void,
  subjects: readonly Subject[] = SUBJECTS,
): Promise<LadderRow[]> {
  const rows: LadderRow[] = [];
  for (const plan of levels)
    for (const subject of subjects) {
      const stretches = new Map<Rung, Stretch[]>(RUNGS.map((rung) => [rung, []]));
      for (let round = 0; round <= plan.rounds; round += 1)
        for (const rung of rotated([...RUNGS], round)) {
          const stretch = await stretchOn([serverOf(rung)], plan, () => asking(subject, rung));
          if (round > 0) stretches.get(rung)?.push(stretch);
        }
      const rungs = Object.fromEntries([...stretches].map(([rung, own]) => [rung, figuresOf(own)]));
      rows.push({ subject, connections: plan.connections, rungs: rungs as LadderRow['rungs'] });
      tell(
        `${subject}, ${plan.connections} at once: ${RUNGS.map((rung) => `${rung} ${rungs[rung]?.perSecond}/s`).join(', ')}`,
      );
    }
  return rows;
}

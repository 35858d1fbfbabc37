import { RefusedError, UsageError } from '../base/errors.ts';
import { readHours } from './hours.ts';
import { EVERYBODY } from './share.ts';

/** One share of a staged roll-out, and how long it lasts before the next. */
export interface Stage {
  /** 1 to 10000 */
  basisPoints: number;
  /** 0 for the last */
  minutes: number;
}

/** A roll-out that grows by itself. */
export interface StagePlan {
  stages: Stage[];
  /** stages begin within these hours only: `Mon-Fri 09:00-17:00 +08:00`; absent: at any time */
  hours?: string;
}

const UNITS: Readonly<Record<string, number>> = { m: 1, h: 60, d: 1_440 };
const LONGEST_MINUTES = 14 * 1_440;

/**
 * Reads `1%:10m,10%:30m,50%:1h,100%`: growing shares, each with its duration, the last without. A plan that does not end at
 * 100 % waits there for a person. Throws RefusedError.
 */
export function readStages(text: string): Stage[] {
  const stages = text.split(',').map((word, at, all) => readStage(word.trim(), at === all.length - 1));
  const isGrowing = stages.every(({ basisPoints }, at) => basisPoints > (stages[at - 1]?.basisPoints ?? 0));
  if (!isGrowing) throw new RefusedError(`The shares of "${text}" must grow from stage to stage.`);
  return stages;
}

function readStage(word: string, isLast: boolean): Stage {
  const [, share = '', count, unit = 'm'] =
    /^(\d{1,3}(?:\.\d{1,2})?)%(?::(\d{1,4})([mhd]))?$/.exec(word) ?? [];
  const basisPoints = Math.round(Number(share) * 100);
  const minutes = Number(count ?? 0) * (UNITS[unit] ?? 0);
  const isGood =
    share !== '' &&
    basisPoints > 0 &&
    basisPoints <= EVERYBODY &&
    minutes <= LONGEST_MINUTES &&
    isLast === (count === undefined);
  if (isGood) return { basisPoints, minutes };
  throw new RefusedError(
    `"${word}" is no stage: write 1%:10m,10%:30m,50%:1h,100%, each share with its time (m, h or d, at most 14d), the ` +
      'last without.',
  );
}

/** A plan from the words of a command; undefined without one, null for `none`. Throws UsageError and RefusedError. */
export function planOf(stages: string | undefined, within: string | undefined): StagePlan | null | undefined {
  if (within !== undefined && (stages === undefined || stages === 'none'))
    throw new UsageError('--within needs --stages.');
  if (stages === undefined) return undefined;
  if (stages === 'none') return null;
  if (within !== undefined) readHours(within);
  return { stages: readStages(stages), ...(within !== undefined && { hours: within }) };
}

/** `1%:10m,10%:30m,100%` */
export const stagesText = (stages: readonly Stage[]): string =>
  stages
    .map(({ basisPoints, minutes }) => `${basisPoints / 100}%${minutes === 0 ? '' : `:${minutes}m`}`)
    .join(',');

/** `stages 1%:10m,100% within 09:00-17:00Z` */
export const planText = ({ stages, hours }: StagePlan): string =>
  `stages ${stagesText(stages)}${hours === undefined ? '' : ` within ${hours}`}`;

/** The audience with which a plan begins. */
export function beginning(
  plan: StagePlan,
  { by, reason, cohorts = [] }: { by: string; reason: string; cohorts?: readonly string[] },
): { basisPoints: number; cohorts: readonly string[]; plan: StagePlan & { by: string; reason: string } } {
  const { stages, hours } = plan;
  const whole = { stages, ...(hours !== undefined && { hours }), by, reason };
  return { basisPoints: stages[0]?.basisPoints ?? EVERYBODY, cohorts, plan: whole };
}

/** The stage after a share; null after the last. */
export const stageAfter = ({ stages }: StagePlan, basisPoints: number): Stage | null =>
  stages.find((stage) => stage.basisPoints > basisPoints) ?? null;

/** Minutes that a share lasts. One that somebody chose by hand lasts as long as the stage before it. */
export const minutesAt = ({ stages }: StagePlan, basisPoints: number): number =>
  stages.findLast((stage) => stage.basisPoints <= basisPoints)?.minutes ?? 0;

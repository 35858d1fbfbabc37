import type { Comparison } from './comparison.ts';
import type { VariantName } from './variant-names.ts';
import { nextOf } from './variants.ts';
import { withFreshPhone } from './fresh-phone.ts';
import type { MeasuredRoute } from './measure/routes.ts';
import { visit, type Visit } from './measure/visit.ts';
import { withTries } from './measure/with-tries.ts';

/**
 * What the phone knows of the app: nothing; an earlier visit of the same release; an earlier visit of a release in
 * which the screen's own remote was another.
 */
export const STATES = ['cold', 'warm', 'release'] as const;
export type State = (typeof STATES)[number];

export interface Sample {
  /** from 0; the samples with the same number were taken one after the other */
  run: number;
  variant: VariantName;
  route: string;
  state: State;
  visit: Visit;
}

type OnePhone = Omit<Sample, 'run'>;

export interface Failure {
  variant: VariantName;
  route: string;
  message: string;
}

export interface Plan {
  runs: number;
  /** cold visits to the product and to the monolith in each run; the others get one */
  visits: number;
  routes: readonly MeasuredRoute[];
  /** which states are measured of which variant */
  states: ReadonlyMap<VariantName, readonly State[]>;
}

/** The two whose difference is small, so that it takes many visits to measure. */
export const isCompared = (variant: VariantName): boolean =>
  variant === 'federated' || variant === 'monolith';

/**
 * All variants of a route one after the other, then the next route, and so on, run after run: whatever else the
 * machine does meets all alike. What fails is tried again, and counted.
 */
export async function measureRounds(
  comparison: Comparison,
  { runs, visits, routes, states }: Plan,
  tell: (line: string) => void,
): Promise<{ samples: Sample[]; failures: Failure[] }> {
  const samples: Sample[] = [];
  const failures: Failure[] = [];
  for (let run = 0; run < runs; run += 1) {
    for (const route of routes) {
      for (const { variant, asked, round } of turnsOf(states, visits, run)) {
        const name = `run ${run + 1}/${runs} ${route.path} ${variant}`;
        const own = await withTries(
          () => onOnePhone(comparison, variant, route, asked),
          (message) => {
            failures.push({ variant, route: route.path, message });
            tell(`${name} failed: ${message}`);
          },
        );
        if (own === null) continue;
        samples.push(...own.map((each) => ({ ...each, run: round })));
        tell(`${name}: ${own.map(inShort).join(', ')}`);
      }
    }
  }
  return { samples, failures };
}

interface Turn {
  variant: VariantName;
  asked: readonly State[];
  /** from 0 on, over all runs */
  round: number;
}

/** Who visits a route in one run: first all, then the two that are compared, alternately. */
export function turnsOf(states: Plan['states'], visits: number, run: number): Turn[] {
  const all = [...states].map(([variant, asked]) => ({ variant, asked }));
  const again = all
    .filter(({ variant, asked }) => isCompared(variant) && asked.includes('cold'))
    .map((turn) => ({ ...turn, asked: ['cold'] as const }));
  return Array.from({ length: visits }, (_, pass) =>
    rotated(pass === 0 ? all : again, run + pass).map((turn) => ({ ...turn, round: run * visits + pass })),
  ).flat();
}

const inShort = ({ state, visit: { data } }: OnePhone) => `${state} ${Math.round(data)} ms`;

/** Who goes first changes from run to run. */
export function rotated<T>(all: readonly T[], by: number): T[] {
  return all.map((_, at) => all[(at + by) % all.length] as T);
}

/** A phone that never saw the app before; its later visits are the warm ones. */
async function onOnePhone(
  comparison: Comparison,
  variant: VariantName,
  route: MeasuredRoute,
  states: readonly State[],
): Promise<OnePhone[]> {
  const steps = STATES.slice(0, 1 + Math.max(...states.map((state) => STATES.indexOf(state)))).map(
    (state) => ({
      state,
      server: state === 'release' ? nextOf(variant, route.unit) : variant,
    }),
  );
  const visits = await onFreshPhone(
    comparison,
    variant,
    route,
    steps.map(({ server }) => server),
  );
  const samples = visits.map((each, at) => ({
    variant,
    route: route.path,
    state: steps[at]?.state ?? 'cold',
    visit: each,
  }));
  return samples.filter(({ state }) => states.includes(state));
}

/** One visit to each server, one after the other, from an empty profile on. */
export async function onFreshPhone(
  comparison: Comparison,
  variant: VariantName,
  route: MeasuredRoute,
  servers: readonly string[],
): Promise<Visit[]> {
  return withFreshPhone(comparison, variant, route, async (context, origin) => {
    const visits: Visit[] = [];
    for (const server of servers) {
      comparison.use(server);
      visits.push(await visit(context, origin, route, comparison.served));
    }
    return visits;
  });
}

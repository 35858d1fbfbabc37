import type { Link } from '../measure/chain.ts';
import type { Sample, State } from '../rounds.ts';
import type { VariantName } from '../variant-names.ts';

/** Of all visits; milliseconds or bytes. */
export interface Range {
  median: number;
  /**
   * The mean of the middle half: as little disturbed by a few slow visits as the median, and it differs less from run to
   * run, because it depends on more than one or two visits.
   */
  middle: number;
  min: number;
  max: number;
}

const MEASURES = ['data', 'fcp', 'lcp', 'cls', 'requests', 'bytes', 'bytesInAll', 'depth'] as const;
type Measure = (typeof MEASURES)[number];

export type Figures = Record<Measure, Range> & {
  runs: number;
  /** of the run in the middle */
  chain: Link[];
};

/** How the product does beside the others, the middle of one run of the command; below 1 it is the smaller. */
export interface Ratios {
  /** federated / monolith: time until the screen's data is shown, and largest contentful paint */
  ratioTime: number | null;
  ratioLcp: number | null;
  ratioBytes: number | null;
  /** plain defaults / federated: so many times faster */
  ratioDefaults: number | null;
  /** federated with remotes on origins of their own / monolith: time until data */
  ratioOrigins: number | null;
  /** lowest and highest `ratioTime` of a pair: one visit to each build, one after the other */
  spreadTime: readonly [number, number] | null;
}

export type ByVariant = Partial<Record<VariantName, Figures>>;
export interface RouteFigures extends Ratios {
  states: Partial<Record<State, ByVariant & { ratios?: Ratios }>>;
}

export function range(values: readonly number[]): Range {
  const sorted = values.toSorted((one, other) => one - other);
  const half = sorted.length / 2;
  const median = ((sorted[Math.ceil(half) - 1] ?? Number.NaN) + (sorted[Math.floor(half)] ?? Number.NaN)) / 2;
  const quarter = Math.floor(sorted.length / 4);
  const kept = sorted.slice(quarter, sorted.length - quarter);
  const middle = kept.reduce((sum, value) => sum + value, 0) / kept.length;
  return { median, middle, min: sorted[0] ?? Number.NaN, max: sorted.at(-1) ?? Number.NaN };
}

export function figuresOf(samples: readonly Sample[]): Figures {
  const visits = samples.map(({ visit }) => visit);
  const ranges = MEASURES.map((measure) => {
    const { median, middle, min, max } = range(visits.map((each) => each[measure]));
    const own = { median: rounded(median), middle: rounded(middle), min: rounded(min), max: rounded(max) };
    return [measure, own] as const;
  });
  const typical = visits.toSorted((a, b) => a.data - b.data)[Math.floor(visits.length / 2)];
  return {
    ...(Object.fromEntries(ranges) as Record<Measure, Range>),
    runs: visits.length,
    chain: typical?.chain ?? [],
  };
}

export function ratiosOf({ federated, origins, monolith, defaults }: ByVariant): Omit<Ratios, 'spreadTime'> {
  const ratio = (one: Figures | undefined, other: Figures | undefined, measure: Measure) =>
    one && other ? rounded(one[measure].middle / other[measure].middle) : null;
  return {
    ratioTime: ratio(federated, monolith, 'data'),
    ratioLcp: ratio(federated, monolith, 'lcp'),
    ratioBytes: ratio(federated, monolith, 'bytes'),
    ratioDefaults: ratio(defaults, federated, 'data'),
    ratioOrigins: ratio(origins, monolith, 'data'),
  };
}

/** Route → figures; those at the top level of a route are of the cold start. */
export function summarize(samples: readonly Sample[]): Record<string, RouteFigures> {
  const routes = Map.groupBy(samples, ({ route }) => route);
  return Object.fromEntries([...routes].map(([route, own]) => [route, ofRoute(own)]));
}

/** A pair's visits follow one another, so that what else the machine does hardly changes their ratio. */
export function spreadOf(samples: readonly Sample[]): Ratios['spreadTime'] {
  const times = (of: VariantName) =>
    new Map(samples.filter(({ variant }) => variant === of).map(({ run, visit }) => [run, visit.data]));
  const monolith = times('monolith');
  const ratios = [...times('federated')].flatMap(([run, data]) => {
    const beside = monolith.get(run);
    return beside === undefined ? [] : [rounded(data / beside)];
  });
  return ratios.length === 0 ? null : [Math.min(...ratios), Math.max(...ratios)];
}

function ofRoute(samples: readonly Sample[]): RouteFigures {
  const states = [...Map.groupBy(samples, ({ state }) => state)].map(([state, own]) => {
    const variants = Map.groupBy(own, ({ variant }) => variant);
    const figures: ByVariant = Object.fromEntries(
      [...variants].map(([name, each]) => [name, figuresOf(each)]),
    );
    const ratios: Ratios = { ...ratiosOf(figures), spreadTime: spreadOf(own) };
    return [state, { ...figures, ratios }] as const;
  });
  const byState: RouteFigures['states'] = Object.fromEntries(states);
  const cold = byState.cold?.ratios ?? { ...ratiosOf({}), spreadTime: null };
  return { ...cold, states: byState };
}

/** Three digits behind the point: more would say more than was measured. */
const rounded = (value: number) => Math.round(value * 1000) / 1000;

import { range } from '../report/figures.ts';
import { OF_FILES } from './part-name.ts';
import { IDLE, OTHER, type Parts } from './parts.ts';

/** One visit, reduced. */
export interface Traced {
  parts: Parts;
  /** milliseconds */
  waited: number;
  milestones: Parts;
}

/** The visits of each variant. */
export type Visits = readonly (readonly Traced[])[];

export interface Row {
  name: string;
  /** medians in milliseconds, one for each variant; null: it has no such thing */
  values: (number | null)[];
  /** of the first variant from the last */
  difference: number | null;
}

/** Below this in every variant, a part is one of the others. */
const LEAST_MS = 1;

/** What differs most is first. */
export function partRows(visits: Visits): Row[] {
  const rows = rowsOf(visits, ({ parts }) => parts, 0);
  const isKept = ({ name, values }: Row) =>
    name !== OTHER && (name === IDLE || values.some((value) => (value ?? 0) >= LEAST_MS));
  const small = rows.filter((row) => !isKept(row));
  const sums = visits.map((_, at) => small.reduce((sum, { values }) => sum + (values[at] ?? 0), 0));
  return [...rows.filter(isKept), rowOf(OTHER, sums)].toSorted(byDifference);
}

export const sumRows = (visits: Visits): Row[] => rowsOf(visits, sumsOf, 0).toSorted(byDifference);

/** In the order of time. */
export function milestoneRows(visits: Visits): Row[] {
  const rows = rowsOf(visits, ({ milestones }) => milestones, null);
  return rows.toSorted((one, other) => most(one) - most(other));
}

/** @param missing what a visit counts as that has no such value; null: not at all */
function rowsOf(visits: Visits, read: (one: Traced) => Parts, missing: 0 | null): Row[] {
  const values = visits.map((own) => own.map(read));
  const names = new Set(values.flat().flatMap((each) => [...each.keys()]));
  const median = (own: readonly Parts[], name: string) => {
    const known = own.map((each) => each.get(name) ?? missing).filter((value) => value !== null);
    return known.length === 0 ? null : range(known).median;
  };
  return [...names].map((name) =>
    rowOf(
      name,
      values.map((own) => median(own, name)),
    ),
  );
}

function rowOf(name: string, values: (number | null)[]): Row {
  const [first = null, last = null] = [values[0], values.at(-1)];
  return { name, values, difference: first === null || last === null ? null : first - last };
}

/** The whole thread, and over all files what has a part for each file. */
function sumsOf({ parts, waited }: Traced): Parts {
  const sums = new Map([['waiting for a processor', waited]]);
  const add = (name: string, ms: number) => sums.set(name, (sums.get(name) ?? 0) + ms);
  for (const [name, ms] of parts) {
    if (name !== IDLE) add('the main thread', ms);
    const verb = Object.values(OF_FILES).find((each) => name.startsWith(`${each} `));
    if (verb !== undefined) add(`${verb} all files`, ms);
  }
  return sums;
}

const most = ({ values }: Row): number => Math.max(...values.map((value) => value ?? 0));
const byDifference = (one: Row, other: Row): number =>
  (other.difference ?? 0) - (one.difference ?? 0) || most(other) - most(one);

import type { ClientEventKind } from '@resort/shared/remote';

/** Whose page it was. Only `share` is a fair sample of all visitors: who is named is named for a reason. */
export type Cohort = 'share' | 'named';

export interface Counted {
  /** the number of the release that the page ran */
  release: number;
  cohort: Cohort;
  /** `<unit>@<version>` */
  name: string;
  kind: ClientEventKind;
}

/** How often what was told; keys by `countKey`. */
export type Counts = Record<string, number>;

export const countKey = ({ release, cohort, name, kind }: Counted): string =>
  [release, cohort, name, kind].join(' ');

/** Adds to the first what is in the second. */
export function addTo(counts: Counts, more: Counts): void {
  for (const [key, count] of Object.entries(more)) counts[key] = (counts[key] ?? 0) + count;
}

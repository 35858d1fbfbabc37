import type { ClientEventKind } from '@resort/shared/remote';

/** How the visitor got the release. Only `share` is a random sample; `named` visitors were chosen. */
export type Cohort = 'share' | 'named';

export interface Counted {
  /** the number of the release that the page ran */
  release: number;
  cohort: Cohort;
  /** `<unit>@<version>` */
  name: string;
  kind: ClientEventKind;
}

/** Event counts; keys by `countKey`. */
export type Counts = Record<string, number>;

export const countKey = ({ release, cohort, name, kind }: Counted): string =>
  [release, cohort, name, kind].join(' ');

/** Adds the second counts to the first. */
export function addTo(counts: Counts, more: Counts): void {
  for (const [key, count] of Object.entries(more)) counts[key] = (counts[key] ?? 0) + count;
}

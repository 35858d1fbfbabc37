/** Counts of a run of tests; `failures` say which and why. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  failures: { test: string; why: string }[];
  unsteady: { test: string; why: string }[];
  figures: string[];
  passedInFailedFiles: number;
}
export function secondLook(first: Counts, again: Counts): Counts;

import type { Range } from '../report/figures.ts';

/** So many remotes; bytes and milliseconds. */
export interface ScalePoint {
  remotes: number;
  /** the release document in the page */
  raw: number;
  brotli: number;
  data: Range;
}

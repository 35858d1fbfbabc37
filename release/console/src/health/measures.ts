import type { GoodOf, PeriodNumbers } from '@resort/release/client';

/** What is drawn of a unit over time. */
export interface Measure {
  name: 'visits' | 'errors' | 'lcp' | 'inp';
  /** null if nothing was measured */
  valueOf: (numbers: PeriodNumbers) => number | null;
  format: (value: number) => string;
  /** the top of the plot is at least here */
  least: number;
}

const percent = (value: number) => `${Number((value * 100).toPrecision(3))} %`;
const shareOf = ({ good, all }: GoodOf) => (all === 0 ? null : good / all);

export const MEASURES: readonly Measure[] = [
  { name: 'visits', valueOf: ({ visits }) => visits, format: String, least: 4 },
  {
    name: 'errors',
    valueOf: ({ visits, errors }) => (visits === 0 ? null : errors / visits),
    format: percent,
    least: 0.01,
  },
  { name: 'lcp', valueOf: ({ lcp }) => shareOf(lcp), format: percent, least: 1 },
  { name: 'inp', valueOf: ({ inp }) => shareOf(inp), format: percent, least: 1 },
];

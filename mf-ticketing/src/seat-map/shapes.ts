import type { Seat } from './plan.ts';

/** One outline per category, so that colour is not the only difference. */
const OUTLINES: readonly ((x: number, y: number) => string)[] = [
  (x, y) => `M${x - 0.38} ${y}a.38.38 0 1 0 .76 0a.38.38 0 1 0-.76 0z`,
  (x, y) => `M${x - 0.33} ${y - 0.33}h.66v.66h-.66z`,
  (x, y) => `M${x} ${y - 0.44}l.44.44l-.44.44l-.44-.44z`,
  (x, y) => `M${x} ${y - 0.4}l.42.74h-.84z`,
  (x, y) => `M${x - 0.2} ${y - 0.38}h.4l.22.38l-.22.38h-.4l-.22-.38z`,
  (x, y) => `M${x - 0.42} ${y - 0.22}h.84v.44h-.84z`,
];

/** The number of different looks; further categories reuse them. */
export const LOOKS = OUTLINES.length;

export const outlineOf = (look: number, x: number, y: number): string =>
  OUTLINES[look % LOOKS]?.(round(x), round(y)) ?? '';

const crossAt = (x: number, y: number) => `M${x - 0.16} ${y - 0.16}l.32.32m0-.32l-.32.32`;
const dashAt = (x: number, y: number) => `M${x - 0.14} ${y}h.28`;
const tickAt = (x: number, y: number) => `M${x - 0.19} ${y + 0.01}l.14.14l.25-.28`;

const wheelAt = (x: number, y: number) =>
  `M${x - 0.17} ${y + 0.08}a.15.15 0 1 0 .3 0a.15.15 0 1 0-.3 0M${x - 0.06} ${y - 0.24}v.24h.16l.1.2`;

const round = (length: number) => Math.round(length * 1000) / 1000;

type Place = Pick<Seat, 'x' | 'y'>;
const each = (at: (x: number, y: number) => string) => (seats: readonly Place[]) =>
  seats.map(({ x, y }) => at(round(x), round(y))).join('');

/** One path for any number of seats. */
export const crosses = each(crossAt);
export const dashes = each(dashAt);
export const ticks = each(tickAt);
export const wheels = each(wheelAt);
export const outlines = (look: number, seats: readonly Place[]): string =>
  seats.map(({ x, y }) => outlineOf(look, x, y)).join('');

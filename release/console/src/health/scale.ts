/** A place in a plot: milliseconds, and what is shown. */
export interface Point {
  at: number;
  value: number;
}

/** What is drawn, in CSS pixels from the upper left corner. */
export interface Scale {
  x: (at: number) => number;
  y: (value: number) => number;
  /** values that a line is drawn at, the smallest first */
  ticks: number[];
}

export interface Frame {
  width: number;
  height: number;
  /** room for the words at the left and below */
  left: number;
  below: number;
  above: number;
  right: number;
}

interface Range {
  from: number;
  to: number;
  /** the largest value that is to be seen */
  most: number;
}

/** Values from 0, with lines at round numbers. */
export function linear(frame: Frame, { from, to, most }: Range): Scale {
  const step = stepOf(most);
  const top = Math.ceil(most / step) * step;
  const ticks = Array.from({ length: Math.round(top / step) + 1 }, (_, index) => index * step);
  return { ...placed(frame, from, to, (value) => value / top), ticks };
}

/** Values from a thousandth, a decade as high as the next: what counts is by how many times. */
export function logarithmic(frame: Frame, { from, to, most }: Range): Scale {
  const lowest = -2;
  const highest = Math.ceil(Math.log10(Math.max(most, 10)));
  const share = (value: number) => {
    const exponent = Math.log10(Math.max(value, Number.MIN_VALUE));
    return (Math.min(Math.max(exponent, lowest), highest) - lowest) / (highest - lowest);
  };
  const ticks = Array.from({ length: highest - lowest + 1 }, (_, index) => 10 ** (lowest + index));
  return { ...placed(frame, from, to, share), ticks: ticks.filter((_, index) => index % 2 === 0) };
}

/** `M12 40L60 20`: through the points, in their order. */
export function pathOf({ x, y }: Scale, points: readonly Point[]): string {
  return points
    .map(({ at, value }, index) => `${index === 0 ? 'M' : 'L'}${round(x(at))} ${round(y(value))}`)
    .join('');
}

function placed(frame: Frame, from: number, to: number, share: (value: number) => number) {
  const { width, height, left, right, above, below } = frame;
  const span = Math.max(to - from, 1);
  return {
    x: (at: number) => left + ((at - from) / span) * (width - left - right),
    y: (value: number) => height - below - share(value) * (height - above - below),
  };
}

/** 1, 2 or 5 times a power of ten, so that three to five lines are drawn. */
function stepOf(most: number): number {
  const rough = most / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((times) => times * power).find((step) => step >= rough) ?? rough;
}

const round = (pixels: number) => Math.round(pixels * 10) / 10;

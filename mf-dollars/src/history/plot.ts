export const WIDTH = 320;
export const HEIGHT = 96;
/** room for the line's own width */
const EDGE = 2;

export interface Plot {
  /** of a line on a sheet of WIDTH by HEIGHT */
  readonly line: string;
  /** the same, closed along the bottom */
  readonly area: string;
}

/**
 * Balances at equal distances, the earliest first, two or more, in the unit's smallest part. The sheet's bottom is
 * nothing, so that a small change looks small.
 */
export function plotOf(balances: readonly bigint[]): Plot {
  const highest = balances.reduce((top, balance) => (balance > top ? balance : top), 1n);
  const step = WIDTH / (balances.length - 1);
  const points = balances.map((balance, index) => {
    // in thousandths of the height: no amount becomes a floating point number
    const share = Number((balance * 1000n) / highest) / 1000;
    return `${rounded(index * step)} ${rounded(HEIGHT - EDGE - share * (HEIGHT - 2 * EDGE))}`;
  });
  const line = `M${points.join('L')}`;
  return { line, area: `${line}V${HEIGHT}H0Z` };
}

const rounded = (value: number) => Math.round(value * 10) / 10;

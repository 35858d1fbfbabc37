import { picture, text } from '../report/svg.ts';
import type { ScalePoint } from './scale-point.ts';

const SIZE = { width: 760, height: 330 };
const PLOT = { left: 70, top: 60, width: 280, height: 210 };
const GAP = 370;

/** Two curves over the number of remotes: what the release document weighs, and when the first screen shows its data. */
export function curveOf(points: readonly ScalePoint[], route: string): string {
  const weights = points.map(({ remotes, brotli }) => ({ remotes, value: brotli / 1000 }));
  const times = points.map(({ remotes, data }) => ({ remotes, value: data.median / 1000 }));
  const said = points.map(
    ({ remotes, brotli, data }) =>
      `${remotes} remotes: ${(brotli / 1000).toFixed(1)} kB, ${(data.median / 1000).toFixed(2)} s.`,
  );
  return picture(
    SIZE,
    {
      title: 'What more published remotes cost a cold start',
      description: `Release document (brotli) and time until ${route} shows its data. ${said.join(' ')}`,
    },
    [
      text(16, 26, 'Scale of federation: a cold start with 8, 50 and 200 remotes', 'head'),
      ...curve('release document, kB brotli', weights, PLOT.left, 1),
      ...curve(`${route}: data shown, s`, times, PLOT.left + GAP, 2),
    ],
  );
}

function curve(
  name: string,
  points: readonly { remotes: number; value: number }[],
  left: number,
  digits: number,
): string[] {
  const most = Math.max(1, ...points.map(({ remotes }) => remotes));
  const highest = Math.max(...points.map(({ value }) => value)) * 1.15 || 1;
  const bottom = PLOT.top + PLOT.height;
  const placed = points.map(({ remotes, value }) => ({
    x: Math.round(left + (remotes / most) * PLOT.width),
    y: Math.round(bottom - (value / highest) * PLOT.height),
    remotes,
    value,
  }));
  return [
    text(left, PLOT.top - 8, name, 'soft'),
    `<line class="axis" x1="${left}" x2="${left + PLOT.width}" y1="${bottom}" y2="${bottom}"/>`,
    `<line class="axis" x1="${left}" x2="${left}" y1="${PLOT.top}" y2="${bottom}"/>`,
    `<polyline class="line" points="${placed.map(({ x, y }) => `${x},${y}`).join(' ')}"/>`,
    ...placed.flatMap(({ x, y, remotes, value }) => [
      `<circle class="dot" cx="${x}" cy="${y}" r="4"/>`,
      text(x, y - 10, value.toFixed(digits), 'mid'),
      text(x, bottom + 20, String(remotes), 'mid soft'),
    ]),
  ];
}

import { VARIANT_NAMES, VARIANT_LABELS } from '../variant-names.ts';
import type { Figures, RouteFigures } from './figures.ts';
import { picture, text } from './svg.ts';

const WIDTH = 760;
const LEFT = 190;
const RIGHT = 130;
const BAR = 16;
const ROW = 22;
const GROUP = 34;
const TOP = 44;

/** Time until the data of each screen is shown, cold: the middle as bars, the range of all runs as whiskers. */
export function plotOf(routes: Readonly<Record<string, RouteFigures>>, runs: number): string {
  const groups = Object.entries(routes).map(([route, { states, ratioTime }]) => ({
    route,
    ratioTime,
    bars: VARIANT_NAMES.flatMap((name) => {
      const figures = states.cold?.[name];
      return figures ? [{ name, figures }] : [];
    }),
  }));
  const longest = Math.max(1, ...groups.flatMap(({ bars }) => bars.map(({ figures }) => figures.data.max)));
  const scale = (ms: number) => (ms / longest) * (WIDTH - LEFT - RIGHT);
  const body: string[] = [text(16, 24, 'Cold start: time until the screen shows its data', 'head')];
  let y = TOP;
  for (const { route, ratioTime, bars } of groups) {
    const ratio = ratioTime === null ? '' : `  federated / monolith ${ratioTime.toFixed(2)}`;
    body.push(text(16, y + 14, route, 'head'), text(LEFT, y + 14, ratio.trim(), 'soft'));
    y += GROUP - 8;
    for (const { name, figures } of bars) {
      body.push(...bar(name, figures, y, scale));
      y += ROW;
    }
    y += 12;
  }
  const described = groups.map(({ route, bars }) => {
    const times = bars.map(({ name, figures }) => `${VARIANT_LABELS[name]} ${seconds(figures.data.middle)}`);
    return `${route}: ${times.join(', ')}.`;
  });
  return picture(
    { width: WIDTH, height: y + 30 },
    {
      title: 'Cold start of the federated app beside a monolith of the same code and plain Module Federation',
      description: described.join(' '),
    },
    [
      ...body,
      text(
        16,
        y + 16,
        `Mean of the middle half in ${runs} runs, lines: fastest to slowest. 150 ms round trip, 1.6 Mbit/s, ×4 slower CPU.`,
        'soft',
      ),
    ],
  );
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

function bar(
  name: (typeof VARIANT_NAMES)[number],
  { data }: Figures,
  y: number,
  scale: (ms: number) => number,
) {
  const middle = y + BAR / 2;
  const [from, to] = [LEFT + scale(data.min), LEFT + scale(data.max)];
  return [
    text(LEFT - 10, y + 13, VARIANT_LABELS[name], 'end'),
    `<rect class="${name}" x="${LEFT}" y="${y}" width="${round(scale(data.middle))}" height="${BAR}" rx="2"/>`,
    `<line class="whisker" x1="${round(from)}" x2="${round(to)}" y1="${middle}" y2="${middle}"/>`,
    text(round(to) + 8, y + 13, seconds(data.middle)),
  ];
}

const round = (value: number) => Math.round(value * 10) / 10;

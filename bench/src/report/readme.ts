import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filledPage } from '../../../scripts/generate/pages/fill-marked.ts';
import { projectRoot } from '../builds/folders.ts';
import type { ColdStartResults } from './cold-start-results.ts';
import type { RouteFigures } from './figures.ts';
import { plotOf } from './plot.ts';
import { busyNote, takenNote } from './quiet.ts';

const PICTURE = 'docs/pictures/cold-start.svg';

/** Draws the picture and fills the README's paragraph between its two marks, so that no number is typed. */
export async function showInReadme(results: ColdStartResults): Promise<void> {
  writeFileSync(join(projectRoot, PICTURE), plotOf(results.routes, results.runs));
  await fillPage('README.md', 'cold-start', paragraphOf(results));
}

/** Puts the content between a page's two marks, formatted as the page is. */
export async function fillPage(page: string, mark: string, content: string): Promise<void> {
  const file = join(projectRoot, page);
  writeFileSync(file, await filledPage(file, { [`bench:${mark}`]: content }));
}

function paragraphOf({ routes, runs, visits, taken, machine }: ColdStartResults): string {
  const rows = Object.entries(routes).map(
    ([route, figures]) => `| ${route} | ${cellsOf(figures).join(' | ')} |`,
  );
  return [
    `![Time until each screen shows its data: federated, monolith, plain defaults](${PICTURE})`,
    '',
    '| cold start | data, federated | monolith | ratio (lowest and highest of a pair) | LCP ratio | bytes ratio | plain defaults are slower by |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
    `Means of the middle half of all visits in ${runs} interleaved runs, each with ${visits} visits to the product and to the monolith, ${machine.date.slice(0, 10)}, commit ${machine.commit}, ${machine.processors} × ${machine.processor}. ${busyNote(machine.busy)} ${takenNote(taken)}`.trimEnd(),
  ].join('\n');
}

function cellsOf(route: RouteFigures): string[] {
  const { states, ratioTime, spreadTime, ratioLcp, ratioBytes, ratioDefaults } = route;
  const seconds = (ms: number | undefined) => (ms === undefined ? '–' : `${(ms / 1000).toFixed(2)} s`);
  const ratio = (value: number | null, sign = '') => (value === null ? '–' : `${sign}${value.toFixed(2)}`);
  return [
    seconds(states.cold?.federated?.data.middle),
    seconds(states.cold?.monolith?.data.middle),
    spreadTime === null
      ? ratio(ratioTime)
      : `${ratio(ratioTime)} (${spreadTime.map((each) => each.toFixed(2)).join('–')})`,
    ratio(ratioLcp),
    ratio(ratioBytes),
    ratio(ratioDefaults, '× '),
  ];
}

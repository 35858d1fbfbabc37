import type { VariantName } from '../variant-names.ts';
import { milestoneRows, partRows, sumRows, type Row, type Visits } from './rows.ts';

/** One line for each part; then the same over all files, and the milestones. */
export function tableOf(variants: readonly VariantName[], visits: Visits): string {
  const isCompared = variants.length > 1;
  const blocks: [string, Row[]][] = [
    ['part, ms', partRows(visits)],
    ['in all, ms', sumRows(visits)],
    ['since the navigation began, ms', milestoneRows(visits)],
  ];
  const width = Math.max(
    ...blocks.flatMap(([title, rows]) => [title, ...rows.map(({ name }) => name)].map(length)),
  );
  const line = (name: string, cells: readonly string[], difference: string) =>
    [name.padEnd(width), ...[...cells, ...(isCompared ? [difference] : [])].map(cell)].join(' ');
  const lines = blocks.map(([title, rows]) => [
    line(title, variants, 'difference'),
    ...rows.map(({ name, values, difference }) => line(name, values.map(inMs), signed(difference))),
  ]);
  return lines.map((block) => block.join('\n')).join('\n\n');
}

const length = (text: string): number => text.length;
const cell = (text: string): string => text.padStart(11);
const inMs = (ms: number | null): string => (ms === null ? '–' : ms.toFixed(1));
const signed = (ms: number | null): string => `${ms !== null && ms > 0 ? '+' : ''}${inMs(ms)}`;

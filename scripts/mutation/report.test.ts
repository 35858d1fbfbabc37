import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { projectRoot } from '../testing/tree.ts';
import { roomReport, tally, type Mutant, type RoomReport } from './report.ts';
import { BAR, ROOMS } from './rooms.ts';

const at = (status: string, line: number, columns: readonly [number, number], replacement = ''): Mutant => ({
  fileName: join(root, 'fee.ts'),
  mutatorName: 'ArithmeticOperator',
  replacement,
  location: { start: { line, column: columns[0] }, end: { line, column: columns[1] } },
  status,
});

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'resort-mutation-'));
  writeFileSync(join(root, 'fee.ts'), 'export const fee = (a: bigint) =>\n  a * 2n + 1n;\n');
});
afterAll(() => rmSync(root, { recursive: true }));

describe('a mutation report', () => {
  it('counts uncovered mutants as survived, and excludes those that cannot run', () => {
    const statuses = ['Killed', 'Killed', 'Timeout', 'Survived', 'NoCoverage', 'RuntimeError', 'Ignored'];
    expect(tally(statuses.map((status) => ({ status })))).toEqual({
      score: 60,
      killed: 2,
      timedOut: 1,
      survived: 1,
      notCovered: 1,
      invalid: 1,
      untried: 1,
    });
    expect(tally([]).score).toBe(100);
    // two of three: rounded down, so that no room passes by rounding
    expect(tally(['Killed', 'Killed', 'Survived'].map((status) => ({ status }))).score).toBe(66.6);
  });

  it('shows for each survivor its place and the change', () => {
    const mutants = [at('Survived', 2, [3, 9], 'a / 2n'), at('Killed', 2, [3, 14], 'a * 2n - 1n')];
    const { files, survivors } = roomReport(root, mutants);
    expect(files).toMatchObject({ 'fee.ts': { score: 50, killed: 1, survived: 1 } });
    expect(survivors).toEqual([
      { file: 'fee.ts', line: 2, mutator: 'ArithmeticOperator', from: 'a * 2n', to: 'a / 2n' },
    ]);
  });
});

describe('the stored report', () => {
  const text = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
  const { rooms } = JSON.parse(text('docs/reports/mutation.json')) as { rooms: Record<string, RoomReport> };

  it('has every room, complete and above the bar', () => {
    expect(Object.keys(rooms)).toEqual(Object.keys(ROOMS));
    for (const room of Object.values(rooms)) {
      expect(room.score).toBeGreaterThanOrEqual(BAR);
      expect(room).not.toHaveProperty('sample');
    }
  });

  it.each(Object.entries(rooms))('matches the page for %s', (name, room) => {
    const { score, killed, timedOut, survived, notCovered } = room;
    const row = text('docs/measurements/mutation.md')
      .split('\n')
      .find((line) => line.startsWith(`| \`${name}\``));
    const cells = row?.split('|').map((cell) => cell.trim());
    expect(cells?.slice(3, 6)).toEqual([`${score} %`, `${killed + timedOut}`, `${survived + notCovered}`]);
  });
});

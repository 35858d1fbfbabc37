import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const docs = new URL('../../../docs', import.meta.url).pathname;
const page = readFileSync(join(docs, 'invariants.md'), 'utf8');
const ROW = /^\| (I\d+) +\| \[[^\]]+\]\(([^)]+)\) +\| (.+?) +\| (\d+) +\|$/gm;
const TWO_PROCESSES =
  /await twoProcesses(?:<[^>]*>)?\(|^raceOn\(|servers = \[await start\w*\(.*, await start\w*\(/m;
const rows = [...page.matchAll(ROW)].map(([, invariant = '', file = '', name = '', times = '']) => {
  const text = readFileSync(join(docs, file), 'utf8');
  return { invariant, name, text, times: Number(times) };
});

describe('the page of invariants', () => {
  it.each(rows)('lists existing race tests only: $invariant, $name', ({ invariant, name, text, times }) => {
    expect(name.split(':')[0]?.split(', ')).toContain(invariant);
    expect(text.includes(`it('${name}', `)).toBe(true);
    expect(TWO_PROCESSES.test(text)).toBe(true);
    expect(times).toBeGreaterThanOrEqual(30);
  });

  it('lists every invariant', () => {
    const all = Array.from({ length: 24 }, (_, n) => `I${n + 1}`);
    expect(all.filter((invariant) => !new RegExp(`\\b${invariant}\\b`).test(page))).toEqual([]);
    expect(rows.length).toBeGreaterThan(20);
  });
});

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readSource, sourcesBelow, type Source } from '../../sources.ts';
import { projectRoot } from '../../testing/tree.ts';

/** Plain values, which the inline script reads (shell/src/boot/boot.ts). */
const READ_ELSEWHERE = new Set(['shared/src/skin/skins.ts', 'shared/src/skin/scheme.ts']);

const STORAGE = /^(?:local|session)Storage$/;

/** Where a source uses the browser's storage outside a `try`, and whether it writes what it does not read. */
function problemsOf(source: Source): string[] {
  const tries: [number, number][] = [];
  const uses: { at: number; called: string }[] = [];
  source.visit({
    TryStatement: ({ block }) => void tries.push([block.start, block.end]),
    MemberExpression: ({ object, property, start }) => {
      if (object.type === 'Identifier' && STORAGE.test(object.name))
        uses.push({ at: start, called: property.type === 'Identifier' ? property.name : '' });
    },
  });
  const unguarded = uses
    .filter(({ at }) => !tries.some(([from, to]) => at > from && at < to))
    .map(({ at }) => `${source.file}:${source.lineAt(at)} is not in a try`);
  const does = (name: string) => uses.some(({ called }) => called === name);
  const isLost = does('setItem') && !/\bgetItem\(/.test(source.text) && !READ_ELSEWHERE.has(source.file);
  return [...unguarded, ...(isLost ? [`${source.file} writes what it never reads`] : [])];
}

const sources = ['shared', 'shell', 'mf-auth', 'mf-content', 'mf-dollars', 'mf-hotel']
  .concat('mf-membership', 'mf-shop', 'mf-ticketing', 'mf-vouchers')
  .flatMap((unit) => sourcesBelow(projectRoot, `${unit}/src`));

describe("the browser's storage", () => {
  it('is used where a refusal is caught, and whoever writes a value reads it in the same file', () => {
    expect(sources.length).toBeGreaterThan(500);
    expect(sources.flatMap(problemsOf)).toEqual([]);
  });

  it.each([
    ["sessionStorage.setItem('a', '1'); try { localStorage.getItem('a'); } catch {}", 'is not in a try'],
    ["try { localStorage.setItem('a', '1'); } catch {}", 'writes what it never reads'],
  ])('the check finds %s', (text, problem) => {
    const folder = mkdtempSync(join(tmpdir(), 'storage-'));
    writeFileSync(join(folder, 'a.ts'), text);
    expect(problemsOf(readSource(folder, join(folder, 'a.ts')))).toEqual([expect.stringContaining(problem)]);
  });
});

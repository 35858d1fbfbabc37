import { readFileSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from '@jest/globals';
import { projectRoot } from '../../testing/tree.ts';

/** Class names that a component uses, but its style sheet lacks. */
function namesWithoutStyle(file: string): string[] {
  const source = readFileSync(join(projectRoot, file), 'utf8');
  return [...source.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)].flatMap(
    ([, styles, sheet = '']) => {
      const css = readFileSync(join(projectRoot, dirname(file), sheet), 'utf8');
      const named = new Set([...css.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name]) => name));
      const used = source.matchAll(new RegExp(`\\b${styles}\\['([\\w-]+)'\\]`, 'g'));
      return [...used].flatMap(([, name]) => (named.has(name) ? [] : [`${file}: ${name}`]));
    },
  );
}

it('every class name in a component is in its style sheet', () => {
  const files = globSync('{shared,shell,mf-*}/src/**/*.tsx', { cwd: projectRoot });
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap(namesWithoutStyle)).toEqual([]);
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { output } from '../testing/output.ts';
import { plantTree, projectRoot, type Tree } from '../testing/tree.ts';

/** One wrong line for each kind of file. */
const WRONG: Record<string, string> = {
  'mf-a/src/stay.ts': "export const nights: number = 'two';\n",
  'mf-a/src/Stay.tsx': 'export const Stay = (props: { nights: number }) => <p>{props.night}</p>;\n',
  'mf-a/src/stay.test.ts': "import { missing } from './stay.ts';\nexport const found = missing;\n",
  'mf-a/src/first.ts': 'const days: string[] = [];\nexport const first: string = days[0];\n',
};

interface Found {
  readonly diagnostics: readonly { readonly filename: string; readonly code: string }[];
}

/** The script `check:lint` without its folders. */
const flags = () => {
  const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
    scripts: { 'check:lint': string };
  };
  return scripts['check:lint'].split(' ').filter((word) => word.startsWith('--'));
};

/** `file: TS2322`, as tsc prints them. */
function byTypeScript(tree: Tree): string[] {
  const { stdout } = output('tsc', ['--project', '.', '--pretty', 'false'], tree.root);
  return [...stdout.matchAll(/^(\S+)\(\d+,\d+\): error (TS\d+)/gm)].map(
    ([, file, code]) => `${file}: ${code}`,
  );
}

describe('the check lint', () => {
  let tree: Tree;
  beforeAll(() => {
    tree = plantTree(WRONG);
    for (const file of ['.oxlintrc.json', 'tsconfig.json', 'scripts/checks/ready-page/plugin.mjs'])
      cpSync(join(projectRoot, file), join(tree.root, file));
  });
  afterAll(() => tree.remove());

  it('finds every error of TypeScript in sources, screens and tests', () => {
    const expected = byTypeScript(tree).toSorted();
    expect(new Set(expected.map((line) => line.split(':')[0]))).toEqual(new Set(Object.keys(WRONG)));
    const { stdout } = output('oxlint', [...flags(), '--format=json', 'mf-a'], tree.root);
    const { diagnostics } = JSON.parse(stdout) as Found;
    const found = diagnostics.flatMap(({ filename, code }) => {
      const type = /TS\d+/.exec(code)?.[0];
      return type === undefined ? [] : [`${filename}: ${type}`];
    });
    expect(found.toSorted()).toEqual(expected);
  }, 180_000);
});

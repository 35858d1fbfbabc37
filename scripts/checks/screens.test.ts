import { expect, it } from '@jest/globals';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { plantTree, projectRoot } from '../testing/tree.ts';

/** Screens of a remote that no route names, so that nobody can reach them. */
function unreachable(root: string, remote: string): string[] {
  const routes = readFileSync(join(root, remote, 'src/remote.ts'), 'utf8');
  return globSync('src/screens/**/*Screen.tsx', { cwd: join(root, remote) })
    .filter((file) => !routes.includes(`./${file.slice('src/'.length)}`))
    .map(
      (file) => `${remote}/${file}: no route leads to it. Name it in ${remote}/src/remote.ts, or delete it.`,
    );
}

/** Files that every remote has, so that all remotes have the same structure (CONTRIBUTING.md, “Anatomy”). */
const PARTS = ['package.json', 'rsbuild.config.ts', 'src/remote.ts', 'src/testing/show.ts'];

const remotes = readdirSync(projectRoot).filter((name) => name.startsWith('mf-'));

it('reports a screen without a route', () => {
  const tree = plantTree({
    'mf-a/src/remote.ts': "export default () => import('./screens/offers/OffersScreen.tsx');\n",
    'mf-a/src/screens/offers/OffersScreen.tsx': 'export default 1;\n',
    'mf-a/src/screens/lost/LostScreen.tsx': 'export default 1;\n',
  });
  expect(unreachable(tree.root, 'mf-a')).toEqual([
    expect.stringMatching(/^mf-a\/src\/screens\/lost\/LostScreen\.tsx: .*Name it in mf-a\/src\/remote\.ts/),
  ]);
  tree.remove();
});

it.each(remotes)('%s has a route to each of its screens', (remote) => {
  expect(unreachable(projectRoot, remote)).toEqual([]);
});

it.each(remotes)('%s has the same structure as the others', (remote) => {
  expect(PARTS.filter((part) => !existsSync(join(projectRoot, remote, part)))).toEqual([]);
  const calls = globSync('**/*.calls.ts', { cwd: join(projectRoot, remote, 'src') });
  expect(calls).toEqual([]); // rows belong in contract/
  const elsewhere = globSync('src/**/*Screen.tsx', { cwd: join(projectRoot, remote) });
  expect(elsewhere.filter((file) => !dirname(file).startsWith('src/screens/'))).toEqual([]);
});

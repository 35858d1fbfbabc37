import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { projectRoot } from '../../testing/tree.ts';

/** Read like needed ones, but without them the screen shows everything, or nothing extra. */
const OPTIONAL = new Set(['/search q', '/hotel-order change', '/ticket-order way']);

interface Route {
  path: string;
  needs: string;
  /** its source, below the remote */
  screen: string;
}

/** The routes of a `remote.ts`. */
function routesOf(text: string): Route[] {
  return text
    .split(/(?=\bpath: ')/)
    .slice(1)
    .map((part) => ({
      path: /path: '([^']+)'/.exec(part)?.[1] ?? '',
      needs: /needs: (\[.*\]),/.exec(part)?.[1] ?? '',
      screen: /import\('(\.\/screens\/[^']+)'\)/.exec(part)?.[1] ?? '',
    }))
    .filter(({ screen }) => screen !== '');
}

/** The parameters that a screen reads as a text that has to be there: `get('id') ?? ''`. */
const readAsText = (source: string) =>
  [...source.matchAll(/\.get\('(\w+)'\) \?\? ''/g)].map(([, name = '']) => name);

const undeclared = ({ path, needs }: Route, source: string) =>
  readAsText(source)
    .filter((name) => !needs.includes(`'${name}'`))
    .map((name) => `${path} ${name}`);

const routes = globSync('mf-*/src/remote.ts', { cwd: projectRoot }).flatMap((file) =>
  routesOf(readFileSync(join(projectRoot, file), 'utf8')).map((route) => ({
    route,
    source: readFileSync(join(projectRoot, dirname(file), route.screen), 'utf8'),
  })),
);

describe('what a screen cannot do without is declared by its route, so that the error page is raised', () => {
  it('on every screen', () => {
    expect(routes.length).toBeGreaterThan(60);
    const found = routes.flatMap(({ route, source }) => undeclared(route, source));
    expect(found.filter((each) => !OPTIONAL.has(each))).toEqual([]);
    expect([...OPTIONAL].filter((each) => !found.includes(each))).toEqual([]);
  });

  it('the check finds one that is missing', () => {
    const route = { path: '/unsubscribe', needs: "['id']", screen: '' };
    const source = "const token = useSearchParams()[0].get('token') ?? ''; get('x'); p.get('id') ?? ''";
    expect(undeclared(route, source)).toEqual(['/unsubscribe token']);
  });
});

import { describe, expect, it } from '@jest/globals';
import { standOn, type Ground } from '../../../test/database/stand-on.ts';

let ground: Ground;
standOn((given) => (ground = given));

interface Route {
  readonly path: string;
  readonly methods: readonly string[];
}

/** What the app serves, read from Fastify's own tree, in which a path continues that of the line above it. */
function routesOf(tree: string): Route[] {
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods = ''] = /^([│ ]*)[├└]── (\S+)(?: \(([^)]*)\))?/.exec(line) ?? [];
    if (part === '') return [];
    const depth = indent.length / 4;
    above.splice(depth, Infinity, (above[depth - 1] ?? '') + part);
    return methods === '' ? [] : [{ path: above[depth] ?? '', methods: methods.split(', ') }];
  });
}

/** What a page needs to be there at all. */
const QUERY: Readonly<Record<string, string>> = { '/_dev/outbox': '?to=x' };
/** Found with what an earlier call has made alone; the tests of their domains open them. */
const OF_SOMETHING = [
  'GET /_dev/miniprogram',
  'GET /_pay',
  'POST /_dev/live-chat',
  'POST /_dev/venues',
  'POST /_pay',
];

const pages = () =>
  routesOf(ground.app.fastify.printRoutes({ commonPrefix: false }))
    .filter(({ path }) => /^\/_(?:dev|pay)/.test(path) && !path.includes('*'))
    .flatMap(({ path, methods }) => methods.map((method) => [method, path] as const))
    .filter(([method]) => method !== 'HEAD');

/** As a browser on this machine asks that has `host` in its address: those that are not answered with 404. */
async function foundAs(host: string): Promise<string[]> {
  const asked = pages().map(async ([method, path]) => {
    const url = path + (QUERY[path] ?? '');
    const wanted = { method: method as 'GET' | 'POST', url, headers: { host }, remoteAddress: '127.0.0.1' };
    const { statusCode } = await ground.app.fastify.inject(wanted);
    return statusCode === 404 ? [] : [`${method} ${path}`];
  });
  return (await Promise.all(asked)).flat();
}

describe('every page for this machine', () => {
  it('is found by the machine’s own name', async () => {
    const all = pages().map((page) => page.join(' '));
    expect(all).toContain('GET /_dev/counter/key');
    expect((await foundAs('localhost:4173')).sort()).toEqual(
      all.filter((page) => !OF_SOMETHING.includes(page)).sort(),
    );
  });

  it('is not found by another site’s name that points here', async () => {
    expect(await foundAs('evil.example')).toEqual([]);
  });
});

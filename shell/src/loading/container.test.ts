import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { openContainer } from './container.ts';

const page = globalThis as unknown as Record<string, unknown>;
const SCOPES = { default: { kit: {} }, second: {} };
const hashOf = () => 'sha384-hash';
/** Each test has an address of its own, because a page opens a container once. */
let base = '/artifacts/mf-a/0/';
let count = 0;
let inits: unknown[][] = [];
const container = {
  init: (...args: unknown[]) => void inits.push(args),
  get: async (name: string) => () => name,
};

const placeOf = (entry = 'container.1.js') => ({ name: 'mf_a', base, entry });
const script = () => document.head.querySelector('script');
const nextTask = () => new Promise((resolve) => setTimeout(resolve));
/** What the browser does with an entry: it runs, or does not load. */
async function arrives(made: object | null, end: 'load' | 'error' = 'load'): Promise<void> {
  await nextTask();
  if (made) page['mf_a'] = made;
  script()?.dispatchEvent(new Event(end));
}

beforeEach(() => {
  count += 1;
  base = `/artifacts/mf-a/${count}/`;
  inits = [];
  page['__webpack_share_scopes__'] = SCOPES;
});
afterEach(() => {
  document.head.replaceChildren();
  for (const name of ['mf_a', 'entryAhead', '__webpack_share_scopes__']) delete page[name];
});

it('runs an entry with its hash, and gives it the share scopes once', async () => {
  const opening = [openContainer(placeOf(), hashOf), openContainer(placeOf(), hashOf)];
  await arrives(container);
  const [one, other] = await Promise.all(opening);
  expect(one).toBe(other);
  expect(document.head.querySelectorAll('script')).toHaveLength(1);
  expect(script()).toMatchObject({
    src: `${location.origin}${base}container.1.js`,
    integrity: 'sha384-hash',
    crossOrigin: 'anonymous',
  });
  expect(inits).toEqual([[SCOPES.default, [], { shareScopeMap: SCOPES, shareScopeKeys: 'default' }]]);
});

it('does not ask for an address that has no hash', () => {
  const noHash = () => {
    throw new Error('not in the pinned release');
  };
  expect(() => openContainer(placeOf(), noHash)).toThrow('not in the pinned release');
  expect(script()).toBeNull();
});

it('can try again after an entry that did not load', async () => {
  const failed = openContainer(placeOf(), hashOf);
  await Promise.all([expect(failed).rejects.toThrow('could not be loaded'), arrives(null, 'error')]);
  expect(script()).toBeNull();
  const opening = openContainer(placeOf(), hashOf);
  await arrives(container);
  expect(await (await opening).get('./remote')).toEqual(expect.any(Function));
});

it('refuses a script that makes no container', async () => {
  const opening = openContainer(placeOf(), hashOf);
  await Promise.all([expect(opening).rejects.toThrow('made no container mf_a'), arrives(null)]);
});

it.each([
  ['it ran', 'container.1.js', { hasRun: true, makes: true }, 0],
  ['it failed', 'container.1.js', { hasRun: false, makes: false }, 1],
  ['its pack ran', 'pack.1.js', { hasRun: true, makes: true }, 0],
  ['its pack threw before', 'pack.1.js', { hasRun: true, makes: false }, 1],
])('uses the entry that the page has placed: %s', async (_what, file, { hasRun, makes }, scripts) => {
  const files = [`${base}rooms.js`, `${base}container.1.js`];
  page['entryAhead'] = { address: `${location.origin}${base}${file}`, files, ran: Promise.resolve(hasRun) };
  if (makes) page['mf_a'] = container;
  const opening = openContainer(placeOf(), hashOf);
  await arrives(container);
  await opening;
  expect(document.head.querySelectorAll('script')).toHaveLength(scripts);
});

it('gives the core of Module Federation’s runtime to an entry that was built with it', async () => {
  const opening = openContainer(placeOf('remoteEntry.1.js'), hashOf);
  await expectScript();
  expect(page['_FEDERATION_RUNTIME_CORE']).toHaveProperty('ModuleFederation');
  await arrives(container);
  await opening;
});

async function expectScript(): Promise<void> {
  while (script() === null) await nextTask();
}

import { beforeEach, expect, it } from '@jest/globals';
import type { Bundler, Factory, Provided } from './bundler.ts';
import { chosen, load, loadNow, registerShares } from './scopes.ts';
import { useShares } from './uses.ts';

/** A unit's runtime as the bundler writes it, with one share that it provides and what it uses. */
function unit(uses: string[], provides: Record<string, Provided['get']> = {}): Bundler {
  const require = ((id: string) => {
    const module = { exports: undefined as unknown };
    require.c[id] = module;
    require.m[id]?.(module);
    return module.exports;
  }) as Bundler;
  const stages = Object.entries(provides).map(([name, factory]) => ({
    name,
    version: '1.0.0',
    factory,
    eager: 0 as const,
  }));
  return Object.assign(require, {
    m: {},
    c: {},
    f: {},
    S: {},
    initializeSharingData: { scopeToSharingDataMapping: { default: stages }, uniqueName: 'unit' },
    consumesLoadingData: {
      chunkMapping: { screen: uses },
      moduleIdToConsumeDataMapping: Object.fromEntries(
        uses.map((name) => [name, { shareScope: 'default', shareKey: name }]),
      ),
    },
  });
}

/** As the bundler loads a chunk. */
async function loadChunk(bundler: Bundler): Promise<void> {
  const promises: Promise<unknown>[] = [];
  bundler.f.consumes?.('screen', promises);
  await Promise.all(promises);
}

const made = { kit: 0 };
const kit: Factory = () => ({ kit: (made.kit += 1) });
beforeEach(() => void (made.kit = 0));

it('gives a module the share of the page once its chunk is loaded', async () => {
  const bundler = unit(['kit'], { kit: async () => kit });
  registerShares(bundler, 'default');
  useShares(bundler);
  await loadChunk(bundler);
  expect(bundler('kit')).toEqual({ kit: 1 });
  expect(bundler.S['default']?.['kit']?.['1.0.0']).toMatchObject({ loaded: true, from: 'unit' });
});

it('asks for a share once, however many chunks need it at the same time', async () => {
  let asked = 0;
  const get = async () => {
    asked += 1;
    return kit;
  };
  const bundler = unit(['kit'], { kit: get });
  registerShares(bundler, 'default');
  useShares(bundler);
  await Promise.all([loadChunk(bundler), loadChunk(bundler)]);
  await loadChunk(bundler);
  expect(asked).toBe(1);
});

it('rejects the chunk of a share that cannot be loaded, and a later try gets both', async () => {
  let hasFile = false;
  const bundler = unit(['kit'], { kit: async () => (hasFile ? kit : Promise.reject(new Error('no file'))) });
  registerShares(bundler, 'default');
  useShares(bundler);
  await expect(loadChunk(bundler)).rejects.toThrow('no file');
  hasFile = true;
  await loadChunk(bundler);
  expect(bundler('kit')).toEqual({ kit: 1 });
});

it('names a share that no unit provides', async () => {
  const bundler = unit(['other'], { kit: async () => kit });
  registerShares(bundler, 'default');
  useShares(bundler);
  await expect(loadChunk(bundler)).rejects.toThrow('No unit provides the share other.');
});

it('keeps the version that was there first, and takes the one in use before others', async () => {
  const host = unit([], { kit: async () => kit });
  registerShares(host, 'default');
  const remote = unit([], { kit: async () => () => 'another' });
  remote.S = host.S;
  registerShares(remote, 'default');
  const scope = host.S['default'];
  expect(await load(chosen(scope, 'kit'))).toBe(kit);
  const other = { ...chosen(scope, 'kit'), version: '0.9.0', loaded: false };
  expect(chosen({ kit: { '0.9.0': other, ...scope?.['kit'] } }, 'kit').version).toBe('1.0.0');
});

it('gives a part of the first script at once, and refuses one that is not there yet', () => {
  const bundler = unit([], { eager: () => kit, lazy: async () => kit });
  registerShares(bundler, 'default');
  const scope = bundler.S['default'];
  expect(loadNow(chosen(scope, 'eager'))()).toEqual({ kit: 1 });
  expect(() => loadNow(chosen(scope, 'lazy'))).toThrow('has to be loaded first');
});

it('gives the entry its shares, which may have to be loaded first', async () => {
  const bundler = unit(['kit'], { kit: async () => kit });
  Object.assign(bundler.consumesLoadingData ?? {}, { initialConsumes: ['kit'] });
  registerShares(bundler, 'default');
  await useShares(bundler)();
  expect(bundler('kit')).toEqual({ kit: 1 });
});

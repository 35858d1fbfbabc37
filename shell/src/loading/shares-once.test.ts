import { createInstance } from '@module-federation/enhanced/runtime';
import { expect, it } from '@jest/globals';
import { sharesOnce } from './shares-once.ts';

const SHARES = ['react', 'kit', 'store'];
const share = (name: string) => ({
  version: '1.0.0',
  scope: ['default'],
  shareConfig: { singleton: true, eager: true, requiredVersion: '1.0.0' },
  lib: () => ({ name }),
});
let made = 0;

/** A container, and how often the runtime has registered a share of it. */
function container(isOnce = true) {
  let registered = 0;
  made += 1;
  const count = { name: 'count', afterRegisterShare: () => void (registered += 1) };
  const instance = createInstance({
    name: `host${made}`,
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: Object.fromEntries(SHARES.map((name) => [name, share(name)])),
    plugins: [count, ...(isOnce ? [sharesOnce] : [])],
  });
  const load = (name: string) => {
    const factory: unknown = instance.loadShareSync(name);
    return typeof factory === 'function' ? (factory() as unknown) : factory;
  };
  /** how often for loading these */
  const whileLoading = (names: readonly string[]) => {
    const before = registered;
    expect(names.map(load)).toEqual(names.map((name) => ({ name })));
    return registered - before;
  };
  return { instance, whileLoading };
}

it('registers the shares of a container once, not for each share that is loaded', () => {
  expect(container(false).whileLoading(SHARES)).toBe(9);
  const { whileLoading } = container();
  expect(whileLoading(SHARES)).toBe(3);
  expect(whileLoading(SHARES)).toBe(0);
});

it('registers a version that is added later', () => {
  const { instance, whileLoading } = container();
  whileLoading(SHARES);
  instance.registerShared({ kit: { ...share('kit'), version: '2.0.0' } });
  whileLoading(['react']);
  expect(Object.keys(instance.shareScopeMap['default']?.['kit'] ?? {})).toEqual(['1.0.0', '2.0.0']);
});

it('registers the shares with another scope', () => {
  const { instance, whileLoading } = container();
  whileLoading(SHARES);
  const scope = {};
  instance.initShareScopeMap('default', scope);
  whileLoading(['react']);
  expect(Object.keys(scope)).toEqual(SHARES);
});

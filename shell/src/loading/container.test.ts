import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { containerLoader } from './container.ts';

const ENTRY = 'https://resort.example/artifacts/mf-auth/2/entry.js';
const scope = { react: {} };
const place = globalThis as Record<string, unknown>;
const load = containerLoader(
  (url) => {
    if (url !== ENTRY) throw new Error(`not in the pinned release: ${url}`);
    return 'sha384-entry';
  },
  async () => scope,
);
const script = () => document.head.querySelector('script');

/** What the browser does with the entry: runs it, then says so. */
function arrive(container: unknown): void {
  if (container !== undefined) place['mf_auth'] = container;
  script()?.dispatchEvent(new Event('load'));
}
const containerOf = (init: () => unknown) => ({ init, get: async () => () => ({}) });

beforeEach(() => {
  script()?.remove();
  place['mf_auth'] = undefined;
});

describe("a remote's entry", () => {
  it('is asked for with its hash, and its container gets what the shell shares', async () => {
    const init = jest.fn(() => 1);
    const container = containerOf(init);
    const loading = load('mf_auth', ENTRY);
    expect(script()).toMatchObject({ src: ENTRY, integrity: 'sha384-entry', crossOrigin: 'anonymous' });
    arrive(container);
    expect(await loading).toBe(container);
    expect(init.mock.calls).toEqual([[scope]]);
    expect(script()).toBeNull();
  });

  it('is not asked for when the release does not name it', async () => {
    await expect(load('mf_auth', `${ENTRY}?v=2`)).rejects.toThrow('not in the pinned');
    expect(script()).toBeNull();
  });

  it('may fail, and may be asked for again', async () => {
    const failing = load('mf_auth', ENTRY);
    script()?.dispatchEvent(new Event('error'));
    await expect(failing).rejects.toThrow('could not be loaded');
    const again = load('mf_auth', ENTRY);
    arrive(containerOf(() => 1));
    await expect(again).resolves.toBeDefined();
  });

  it.each([
    ['nothing', undefined],
    ['something else', { get: 1 }],
  ])('that leaves %s is not taken for the version before it', async (_what, left) => {
    const first = load('mf_auth', ENTRY);
    arrive(containerOf(() => 1));
    await first;
    const second = load('mf_auth', ENTRY);
    arrive(left);
    await expect(second).rejects.toThrow('left no container');
  });
});

import type { PinnedHash } from './pinned-files.ts';

/** What the entry of a remote puts into the page: the container of Module Federation, as every bundler with it builds it. */
interface Container {
  /** takes what the shell shares; once. What it gives is awaited and of no use */
  init(scope: object): unknown;
  /** loads an exposed module; none of its code has run until the factory is called */
  get(module: string): Promise<() => unknown>;
}

declare global {
  interface ImportMeta {
    /** what the bundler puts in place of the name: makes the scope with what this page shares */
    rspackInitSharing(scope: 'default'): unknown;
    /** likewise: the scopes that were made */
    rspackShareScopes: { default: object };
  }
}

/** Loads a remote's entry, which leaves its container under this name, and gives it what the shell shares. */
export type LoadContainer = (name: string, entry: string) => Promise<Container>;

/** All that this page shares with its remotes. */
export async function sharedHere(): Promise<object> {
  await import.meta.rspackInitSharing('default');
  return import.meta.rspackShareScopes.default;
}

/** The entry is loaded with the hash that the release names; what the release does not name throws. */
export function containerLoader(pinnedHash: PinnedHash, shared: () => Promise<object>): LoadContainer {
  return async (name, entry) => {
    const place = globalThis as Record<string, unknown>;
    place[name] = undefined; // another version of the remote may have been here
    await runScript(entry, pinnedHash(entry));
    const container = place[name];
    if (!isContainer(container)) throw new Error(`${entry} left no container named ${name}`);
    await container.init(await shared());
    return container;
  };
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'init' in value && 'get' in value;
}

function runScript(src: string, integrity: string): Promise<void> {
  const script = Object.assign(document.createElement('script'), {
    src,
    integrity,
    async: true,
    crossOrigin: 'anonymous',
  });
  return new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`could not be loaded: ${src}`)));
    document.head.append(script);
  }).finally(() => script.remove());
}

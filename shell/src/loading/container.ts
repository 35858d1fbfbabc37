import type { EntryAhead } from '../entry-ahead.ts';
import { bringsRuntime } from './entry-name.ts';
import type { PinnedHash } from './pinned-files.ts';

/** The share scopes of this page, by name. The bundler knows them by this name. */
declare const __webpack_share_scopes__: Record<string, object>;

/** A remote's container, as Module Federation defines it. */
interface Container {
  init(scope: object | undefined, path: unknown[], options: object): unknown;
  /** the factory of what the remote exposes under this name, and throws for others */
  get(name: string): Promise<() => unknown>;
}

/** Where a container is: its global name, the base of its files, and its entry there. */
export interface Place {
  name: string;
  base: string;
  entry: string;
}

/** What the page's inline script has placed. */
interface Page {
  entryAhead?: EntryAhead;
}

/** address → the container, with the page's shares */
const opened = new Map<string, Promise<Container>>();

/** The container of a remote. A failure is not kept, so that a further try can succeed. */
export function openContainer(place: Place, hashOf: PinnedHash): Promise<Container> {
  const { href } = new URL(place.base + place.entry, location.href);
  const container = opened.get(href) ?? open(place, href, hashOf(href));
  opened.set(href, container);
  container.catch(() => opened.delete(href));
  return container;
}

async function open({ name, base, entry }: Place, address: string, integrity: string): Promise<Container> {
  if (!bringsRuntime(entry)) await import('./federation-core.ts');
  const { entryAhead } = globalThis as Page;
  const made = globalThis as unknown as Record<string, Container | undefined>;
  // a pack also runs if one of its files throws
  const isThere =
    entryAhead?.files.includes(base + entry) && (await entryAhead.ran) && made[name] !== undefined;
  if (!isThere) await run(address, integrity);
  const container = made[name];
  if (container === undefined) throw new Error(`${address} made no container ${name}`);
  const scopes = __webpack_share_scopes__;
  await container.init(scopes['default'], [], { shareScopeMap: scopes, shareScopeKeys: 'default' });
  return container;
}

function run(src: string, integrity: string): Promise<void> {
  const script = document.createElement('script');
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove(); // so that a further try asks again
      reject(new Error(`${src} could not be loaded`));
    });
    Object.assign(script, { src, async: true, crossOrigin: 'anonymous', integrity });
    document.head.append(script);
  });
}

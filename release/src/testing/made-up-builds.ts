import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inEach } from '@resort/shared/contract';
import type { UnitManifest, UnitRoute } from '@resort/shared/remote';
import { integrityOf } from '../base/hashing.ts';
import { openLocalRegistry } from '../trust/local-registry.ts';
import { setPolicy } from '../permissions/policies/channel-policy.ts';
import { openRegistry, type Registry } from '../registry/registry.ts';
import { makeKey, toKeyring } from '../signing/keyring.ts';
import { fileSystemStorage } from '../storage/file-system.ts';

export const AUTHOR = { by: 'team', reason: 'test' };

/** A registry in a folder, with its own key. Its channel production requires no check or approval. */
export async function openTestRegistry(root: string): Promise<Registry> {
  const { privatePem } = makeKey();
  const keyring = toKeyring({ signing: privatePem, trusted: '' });
  return opened(openRegistry(fileSystemStorage(root), keyring));
}

/** The same with its key in the data folder, for other processes. */
export async function openTestDataFolder(dataDir: string): Promise<Registry> {
  return opened(await openLocalRegistry(dataDir, {}));
}

async function opened(strict: Registry): Promise<Registry> {
  const registry = anyVersion(strict);
  await setPolicy(registry, { channel: 'production', check: 'skipped', approval: 'skipped', ...AUTHOR });
  return registry;
}

/** The same registry for made-up versions such as `1`. */
export const anyVersion = (registry: Registry): Registry => ({ ...registry, versions: 'any' });

export const CONFIG = { apiBase: '/gateway', appKey: 'public-key' };

/** A new folder, and a function that removes it. */
export async function temporaryFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'release-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

export interface MadeUp {
  unit: string;
  version: string;
  files: Record<string, string>;
  routes?: UnitRoute[];
  manifest?: Partial<UnitManifest>;
}

/** Writes `<root>/<unit>/dist` as a build would, with correct hashes, and returns its path. */
export async function writeBuild(root: string, made: MadeUp): Promise<string> {
  const dist = join(root, made.unit, 'dist');
  await rm(dist, { recursive: true, force: true });
  for (const [path, text] of Object.entries(made.files)) {
    await mkdir(dirname(join(dist, path)), { recursive: true });
    await writeFile(join(dist, path), text);
  }
  await writeFile(join(dist, 'unit.json'), JSON.stringify(manifestOf(made)));
  return dist;
}

function manifestOf({ unit, version, files, routes = [], manifest }: MadeUp): UnitManifest {
  const described = Object.entries(files).map(([path, text]) => [
    path,
    { integrity: integrityOf(text), bytes: Buffer.byteLength(text) },
  ]);
  return {
    schema: 'unit/1',
    unit,
    version,
    commit: null,
    entry: Object.keys(files)[0] ?? '',
    container: unit.replace('-', '_'),
    files: Object.fromEntries(described),
    routes,
    texts: inEach((): string[] => []),
    page: null,
    provides: {},
    shared: { react: '19.3.1' },
    ...manifest,
  };
}

/** A remote with one script over 1 kB and one route. */
export function madeUpRemote(unit: string, version: string, path = `/${unit.slice(3)}`): MadeUp {
  const script = `/* ${unit} ${version} */ ${'console.log("a line of the screen");'.repeat(60)}`;
  return {
    unit,
    version,
    files: { 'remoteEntry.js': script, 'static/tiny.css': 'a{}' },
    routes: [{ path, access: 'member', files: ['static/tiny.css'], shares: [] }],
  };
}

/** A shell with a page. */
export function madeUpShell(version: string, boot = `document.title = '${version}';`): MadeUp {
  return {
    unit: 'shell',
    version,
    files: {
      'static/shell.js': `/* ${version} */`,
      'static/shell.css': 'body{}',
      'page.html':
        '<!doctype html><html class="a" lang="en"><head><!--head--></head><body><!--scripts--></body></html>',
      'boot.js': boot,
    },
    manifest: {
      container: null,
      page: {
        template: 'page.html',
        boot: 'boot.js',
        scripts: ['static/shell.js'],
        styles: ['static/shell.css'],
      },
    },
  };
}

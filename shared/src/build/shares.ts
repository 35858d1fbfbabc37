import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SHARE_TABLE } from './share-table.ts';

/** What the shell provides to every remote (see docs/decisions for the measurements). */
export const EAGER_SHARES = Object.values(SHARE_TABLE.eager).flat().sort();
export const LAZY_SHARES = SHARE_TABLE.lazy;
export type LazyShare = (typeof LAZY_SHARES)[number];

/** Packages that must exist once per page. They are shared as they are. */
export const SHARED_PACKAGES = ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom'] as const;

const SCOPE = '@resort/shared/';

export interface Share {
  singleton: true;
  requiredVersion: false;
  eager?: boolean;
  import?: false;
  version?: string;
  /** default: `default`, the shell's */
  shareScope?: string;
  /** default: the request itself */
  shareKey?: string;
}

/** The shell provides every share; only the exact eager keys are part of the first bundle. */
export function hostShares(): Record<string, Share> {
  const version = sharedVersion();
  const host = (eager: boolean): Share => ({ singleton: true, requiredVersion: false, eager });
  return {
    ...Object.fromEntries(SHARED_PACKAGES.map((name) => [name, host(true)])),
    ...Object.fromEntries(EAGER_SHARES.map((path) => [SCOPE + path, { ...host(true), version }])),
    [SCOPE]: { ...host(false), version },
  };
}

/** A remote provides nothing: with `import: false` a missing share is an error instead of a second copy. */
export function remoteShares(): Record<string, Share> {
  const remote: Share = { singleton: true, requiredVersion: false, import: false };
  return Object.fromEntries([...SHARED_PACKAGES, SCOPE].map((name) => [name, remote]));
}

/** The versions a unit is built against, as `unit.json` records them. */
export function sharedVersions(): Record<string, string> {
  const { dependencies } = readManifest();
  return {
    '@resort/shared': sharedVersion(),
    react: dependencies['react'] ?? '',
    'react-dom': dependencies['react-dom'] ?? '',
  };
}

export function sharedVersion(): string {
  return readManifest().version;
}

/** Every share → the absolute path of its source file. */
export function allShareSources(): Record<string, string> {
  const { exports } = readManifest();
  const packageRoot = fileURLToPath(new URL('../../', import.meta.url));
  const source = (share: string) => join(packageRoot, fileOf(exports[`./${share}`]));
  return Object.fromEntries([...EAGER_SHARES, ...LAZY_SHARES].map((share) => [share, source(share)]));
}

interface PackageManifest {
  version: string;
  dependencies: Record<string, string>;
  /** a source here, and in the published package its module and its declarations */
  exports: Record<string, string | { types: string; default: string }>;
}

const fileOf = (target: PackageManifest['exports'][string] | undefined): string =>
  typeof target === 'object' ? target.default : (target ?? '');

function readManifest(): PackageManifest {
  return JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
}

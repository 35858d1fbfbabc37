import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EAGER_SHARES, LAZY_SHARES, SHARED_PACKAGES, type Share } from './shares.ts';

/*
 * A remote with another major version of React than the shell's, for the time in which remotes move to it one by one
 * (docs/decisions/2026-11-24-two-majors.md). It brings its React in a share scope with a name; the shell's shares stay in
 * the default one.
 */

/** What `unit.json` says about it: the scope's name, and the versions that the unit brings. */
export interface SecondScope {
  name: string;
  shared: Record<string, string>;
}

const BROUGHT = [...SHARED_PACKAGES, 'react-dom/client'];
/** bundled, unlike every other module of `shared`; its React is the shell's */
const SHELLS_REACT = fileURLToPath(import.meta.url.replace('build/second-scope', 'scope/shells-react'));

/** Reads the versions from the packages that the remote's folder resolves. */
export function secondScope(root: string, name: string): SecondScope {
  const { resolve } = createRequire(join(root, 'package.json'));
  const versionOf = (one: string) =>
    (JSON.parse(readFileSync(resolve(`${one}/package.json`), 'utf8')) as { version: string }).version;
  return { name, shared: { react: versionOf('react'), 'react-dom': versionOf('react-dom') } };
}

/** The shares of such a remote. Two remotes of one scope use one React, whichever is loaded first. */
export function secondScopeShares({ name, shared }: SecondScope): Record<string, Share> {
  const version = shared['react'] ?? '';
  const brought: Share = { singleton: true, requiredVersion: false, shareScope: name, version };
  const shells: Share = { singleton: true, requiredVersion: false, import: false, shareScope: 'default' };
  const paths = [...EAGER_SHARES, ...LAZY_SHARES].map((path) => `@resort/shared/${path}`);
  return {
    ...Object.fromEntries(BROUGHT.map((one) => [one, brought])),
    ...Object.fromEntries(paths.map((path) => [path, shells])),
    [SHELLS_REACT]: { ...shells, shareKey: 'react' },
  };
}

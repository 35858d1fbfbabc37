import { describe, expect, it } from '@jest/globals';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { missingOptional, withOptional, type Packages } from '../lock-file/optional.ts';
import { projectRoot } from '../testing/tree.ts';
import { installedPackages } from './packages.ts';

/**
 * Limit for the packages of `npm start` and `npm test`. Packages of a single other command belong in tools/.
 */
const MOST_MEGABYTES = 700;

const lockFiles = ['package-lock.json', ...globSync('tools/*/package-lock.json', { cwd: projectRoot })];
const packagesIn = (file: string) =>
  (JSON.parse(readFileSync(join(projectRoot, file), 'utf8')) as { packages: Packages }).packages;

describe('the installed packages', () => {
  it('are smaller than 700 MB', () => {
    const packages = installedPackages(projectRoot);
    const sum = packages.reduce((all, { megabytes }) => all + megabytes, 0);
    const heaviest = packages.slice(0, 10).map(({ name, megabytes }) => `${name} ${megabytes.toFixed(1)}`);
    expect(sum < MOST_MEGABYTES ? [] : [`${sum.toFixed(0)} MB`, ...heaviest]).toEqual([]);
    expect(packages.length).toBeGreaterThan(100);
  });

  it('are counted separately, and a file with two names once', () => {
    const root = mkdtempSync(join(tmpdir(), 'resort-packages-'));
    try {
      const inner = join(root, 'node_modules/a/node_modules/b');
      mkdirSync(inner, { recursive: true });
      writeFileSync(join(root, 'node_modules/a/file'), Buffer.alloc(1_000_000, 'a'));
      writeFileSync(join(inner, 'file'), Buffer.alloc(3_000_000, 'b'));
      const packages = {
        'node_modules/a': {},
        'node_modules/a/node_modules/b': {},
        'node_modules/c': { link: true },
      };
      writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
      const sizes = installedPackages(root).map(({ name, megabytes }) => [name, Math.round(megabytes)]);
      expect(sizes).toEqual([
        ['a/node_modules/b', 3],
        ['a', 1],
      ]);
    } finally {
      rmSync(root, { recursive: true });
    }
  });
});

describe('the lock files', () => {
  // otherwise `npm ci` refuses them: node scripts/run.mjs scripts/lock-file/cli.ts
  it.each(lockFiles)('%s lists the binaries of other systems', (file) => {
    expect(missingOptional(packagesIn(file))).toEqual([]);
  });

  it.each(lockFiles)('%s has no addresses', (file) => {
    const addresses = Object.values(packagesIn(file)).filter(({ resolved }) => resolved?.includes('://'));
    expect(addresses).toEqual([]);
  });

  it('are completed with missing binaries', () => {
    const packages: Packages = {
      'node_modules/tool': {
        version: '1.0.0',
        dev: true,
        optionalDependencies: { '@tool/linux-x64-gnu': '1.0.0' },
      },
    };
    expect(missingOptional(packages).map(({ name }) => name)).toEqual(['@tool/linux-x64-gnu']);
    const complete = withOptional(packages);
    expect(missingOptional(complete)).toEqual([]);
    expect(complete['node_modules/@tool/linux-x64-gnu']).toEqual({
      version: '1.0.0',
      cpu: ['x64'],
      dev: true,
      libc: ['glibc'],
      optional: true,
      os: ['linux'],
    });
  });
});

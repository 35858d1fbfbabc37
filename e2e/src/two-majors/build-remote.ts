import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { UnitManifest } from '@resort/shared/remote';
import { output } from '../product/product.ts';
import { remoteFiles } from './remote-files.ts';

const projectRoot = new URL('../../..', import.meta.url).pathname;

/** A built remote, ready to be published. */
export interface Built {
  /** its folder has the unit's name, as the registry expects */
  folder: string;
  manifest: UnitManifest;
}

/**
 * Builds the remote `mf-<domain>` in a new folder. Its `react` and `react-dom` are those of another folder of packages, in a
 * share scope of their own; null: those of the product, in the default scope.
 */
export async function buildRemote(work: string, domain: string, packages: string | null): Promise<Built> {
  const folder = join(work, `mf-${domain}`);
  for (const [file, text] of Object.entries(remoteFiles(domain, packages !== null))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const own = join(folder, 'node_modules');
  const from = packages ?? join(projectRoot, 'node_modules');
  mkdirSync(join(own, '@resort'), { recursive: true });
  for (const name of ['react', 'react-dom']) symlinkSync(join(from, name), join(own, name));
  symlinkSync(join(projectRoot, 'shared'), join(own, '@resort/shared'));
  const { NODE_ENV: _test, ...env } = process.env; // a team's build does not know this test
  await output(join(projectRoot, 'node_modules/.bin/rsbuild'), ['build'], env, folder);
  const unitJson = readFileSync(join(folder, 'dist/unit.json'), 'utf8');
  return { folder, manifest: JSON.parse(unitJson) as UnitManifest };
}

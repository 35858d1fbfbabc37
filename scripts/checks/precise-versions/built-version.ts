import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { UnitManifest } from '@resort/shared/remote';
import type { Copy } from '../../testing/copy.ts';

/** Builds a unit of a copied tree and returns its version. */
export function builtVersion(copy: Copy, unit: string): string {
  const said = copy.run('rsbuild', 'build', '--root', unit, '--mode', 'production');
  if (said !== 'fine') throw new Error(`${unit}: ${said}`);
  const manifest = readFileSync(join(copy.root, unit, 'dist/unit.json'), 'utf8');
  return (JSON.parse(manifest) as UnitManifest).version;
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { UnitManifest } from '@resort/shared/remote';

/** A built unit and the sizes of its files. */
export interface BuiltUnit {
  manifest: UnitManifest;
  /** bytes of one file after brotli */
  weigh(file: string): number;
}

/** Every unit with a `dist/unit.json` below the root. */
export function readUnits(root: string): BuiltUnit[] {
  return readdirSync(root)
    .filter((folder) => existsSync(join(root, folder, 'dist/unit.json')))
    .map((folder) => readUnit(join(root, folder, 'dist')));
}

/** The shell's script of the first paint. Fails without a shell, because nothing would be checked. */
export function firstScript(units: readonly BuiltUnit[]): string {
  const [script] = units.find(({ manifest }) => manifest.page !== null)?.manifest.page?.scripts ?? [];
  if (script === undefined) throw new Error('no shell among the builds: npm test -- build');
  return script;
}

function readUnit(dist: string): BuiltUnit {
  const weights = new Map<string, number>();
  return {
    manifest: JSON.parse(readFileSync(join(dist, 'unit.json'), 'utf8')) as UnitManifest,
    weigh(file) {
      const known = weights.get(file);
      if (known !== undefined) return known;
      const weight = brotliSize(readFileSync(join(dist, file)));
      weights.set(file, weight);
      return weight;
    },
  };
}

function brotliSize(bytes: Buffer): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return brotliCompressSync(bytes, { params }).length;
}

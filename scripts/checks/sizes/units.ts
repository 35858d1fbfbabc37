import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { UnitManifest } from '@resort/shared/remote';
import { bestForm } from '../../../release/src/artifacts/best-form.ts';
import { isText } from '../../../release/src/artifacts/compressed-forms.ts';

/** A built unit and the sizes of its files. */
export interface BuiltUnit {
  manifest: UnitManifest;
  /** bytes of one file after brotli */
  weigh(file: string): number;
}

/** Every unit with a `dist/unit.json` below the root. */
export const readUnits = (root: string): Promise<BuiltUnit[]> =>
  Promise.all(
    readdirSync(root)
      .filter((folder) => existsSync(join(root, folder, 'dist/unit.json')))
      .map((folder) => readUnit(join(root, folder, 'dist'))),
  );

/** The shell's script of the first paint. Fails without a shell, because nothing would be checked. */
export function firstScript(units: readonly BuiltUnit[]): string {
  const [script] = units.find(({ manifest }) => manifest.page !== null)?.manifest.page?.scripts ?? [];
  if (script === undefined) throw new Error('no shell among the builds: npm test -- build');
  return script;
}

/** Weighs every file at once, on all cores, as it will be published. */
async function readUnit(dist: string): Promise<BuiltUnit> {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(isText);
  const weights = new Map(
    await Promise.all(
      files.map(async (file): Promise<[string, number]> => [
        file,
        (await bestForm('br', readFileSync(join(dist, file)))).length,
      ]),
    ),
  );
  return {
    manifest: JSON.parse(readFileSync(join(dist, 'unit.json'), 'utf8')) as UnitManifest,
    weigh(file) {
      const weight = weights.get(file);
      if (weight === undefined) throw new Error(`${dist} has no ${file}`);
      return weight;
    },
  };
}

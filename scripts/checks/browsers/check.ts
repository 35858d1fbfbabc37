import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { BROWSERS } from '@resort/shared/build/browsers';
import type { Problems } from '../report.ts';
import { ALLOWED } from './allowed.ts';
import { missingIn } from './missing.ts';
import { keysOf, usesOf, type Script } from './scan.ts';

/** Features of the built scripts that a declared browser lacks, and unneeded allowances. */
export function checkScripts(
  scripts: readonly Script[],
  allowed: Readonly<Record<string, string>>,
): Problems {
  const missing = missingIn(BROWSERS);
  const ownKeys = keysOf(scripts);
  const uses = scripts.flatMap((script) =>
    usesOf(script, missing, ownKeys).map((use) => ({ file: script.file, ...use })),
  );
  const used = new Set(uses.map(({ what }) => what));
  return [
    ...uses
      .filter(({ what }) => !Object.hasOwn(allowed, what))
      .map(({ file, what, where }) => `${file}: ${what} is missing in ${BROWSERS.join(' or ')}: …${where}…`),
    ...Object.keys(allowed)
      .filter((what) => !used.has(what))
      .map((what) => `scripts/checks/browsers/allowed.ts: nothing uses ${what}; delete its line`),
  ];
}

/** The scripts of the built units that members' browsers load. */
export function builtScripts(root: string): Script[] {
  const units = readdirSync(root).filter((name) => name === 'shell' || name.startsWith('mf-'));
  return units.flatMap((unit) =>
    readdirSync(join(root, unit, 'dist'), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.js'))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => ({ file: relative(root, file), text: readFileSync(file, 'utf8') })),
  );
}

export const checkUnits = (root: string): Problems => checkScripts(builtScripts(root), ALLOWED);

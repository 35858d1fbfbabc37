import { createHash } from 'node:crypto';
import type { Language } from '@resort/shared/contract';
import type { ReleaseDocument, ReleaseUnit } from '@resort/shared/remote';
import { isDevelopmentBuild } from '../../storage/names.ts';

export interface PackedFile {
  /** `/artifacts/mf-auth/0.1.0-3fa94c1b2d7e/static/js/async/1.js` */
  address: string;
  /** `sha384-…` */
  integrity: string;
}

export interface PackPlan {
  /** `/artifacts/mf-auth/0.1.0-3fa94c1b2d7e/pack.0123456789abcdef.js` */
  address: string;
  files: PackedFile[];
}

/** Null where there is nothing to pack. */
export interface ScreenPlan {
  scripts: PackPlan | null;
  styles: PackPlan | null;
}

const NOTHING: ScreenPlan = { scripts: null, styles: null };

/** Which files a screen's packs have, and where they are. */
export function planPacks(release: ReleaseDocument, path: string, language: Language): ScreenPlan {
  const { units, routes } = release;
  const route = routes.find((one) => one.path === path);
  const unit = route && units[route.unit];
  const shell = Object.values(units).find(({ page }) => page !== null);
  if (!unit || !shell || ![unit, shell].every(isFixedHere)) return NOTHING;
  // an entry that was built with Module Federation's runtime needs more than its own files first
  if (unit !== shell && !unit.entry.startsWith('container.')) return NOTHING;
  const entry = unit === shell ? [] : [unit.entry];
  // chunks only register their modules; the entry is last, so that it finds them
  const own = [...route.files, ...unit.texts[language], ...entry];
  const first = addressesIn(shell, shell.texts[language]);
  // a remote's styles come last, because they may change the kit's elements
  const files = [...addressesIn(shell, route.shellFiles), ...addressesIn(unit, own)].filter(
    ({ address }) => !first.some((one) => one.address === address),
  );
  return { scripts: planOf(unit, files, '.js'), styles: planOf(unit, files, '.css') };
}

/** On this origin, and no live build, whose files change. */
const isFixedHere = ({ base, version }: ReleaseUnit) => base.startsWith('/') && !isDevelopmentBuild(version);

const addressesIn = ({ base, files }: ReleaseUnit, names: readonly string[]): PackedFile[] =>
  names.map((file) => ({ address: base + file, integrity: files[file] ?? '' }));

/**
 * The address follows from the files, whose addresses have versions, so that it always means the same bytes. It is beside
 * the unit's entry, because an entry finds its unit's files by the address of the script that has it.
 */
function planOf({ base }: ReleaseUnit, all: readonly PackedFile[], ending: '.js' | '.css'): PackPlan | null {
  const own = all.filter(({ address }) => address.endsWith(ending));
  const files = [...new Map(own.map((file) => [file.address, file])).values()];
  if (files.length < 2) return null;
  const content = files.map(({ address }) => address).join(' ');
  const name = createHash('sha256').update(content).digest('hex').slice(0, 16);
  return { address: `${base}pack.${name}${ending}`, files };
}

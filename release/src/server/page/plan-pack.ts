import { createHash } from 'node:crypto';
import type { Language } from '@resort/shared/contract';
import type { ReleaseDocument, ReleaseUnit } from '@resort/shared/remote';
import { PACK_SEPARATOR } from '@resort/shared/release-in-page';
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

/** Which files a screen's pack has, and where it is; null if there is nothing to pack. */
export function planPack(release: ReleaseDocument, path: string, language: Language): PackPlan | null {
  const { units, routes } = release;
  const route = routes.find((one) => one.path === path);
  const unit = route && units[route.unit];
  const shell = Object.values(units).find(({ page }) => page !== null);
  if (!unit || !shell || [unit, shell].some(({ version }) => isDevelopmentBuild(version))) return null;
  // one that was built with Module Federation's runtime needs more than its own files first
  if (unit !== shell && !unit.entry.startsWith('container.')) return null;
  const entry = unit === shell ? [] : [unit.entry];
  // chunks only register their modules; the entry is last, so that it finds them
  const names = [...route.files, ...unit.texts[language], ...entry];
  const first = addressesIn(shell, shell.texts[language]);
  const files = [...addressesIn(shell, route.shellFiles), ...addressesIn(unit, names)].filter(
    ({ address }) => !first.some((one) => one.address === address),
  );
  const packed = [...new Map(files.map((file) => [file.address, file])).values()];
  return packed.length < 2 ? null : { address: unit.base + packName(packed), files: packed };
}

/** Scripts of this origin. */
function addressesIn({ base, files }: ReleaseUnit, names: readonly string[]): PackedFile[] {
  if (!base.startsWith('/')) return [];
  return names
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ address: base + file, integrity: files[file] ?? '' }));
}

/**
 * Follows from the files, whose addresses have versions, so that it always means the same bytes. It is beside the unit's
 * entry, because an entry finds its unit's files by the address of the script that has it.
 */
function packName(files: readonly PackedFile[]): string {
  const content = files.map(({ address }) => address).join(' ');
  return `pack.${createHash('sha256').update(content).digest('hex').slice(0, 16)}.js`;
}

/**
 * The files as one script, empty if the first is not strict, because that decides for all. A file with several lines is
 * left out, so that the lines tell the files apart.
 */
export function packText(files: readonly (readonly [address: string, body: Buffer])[]): {
  text: Buffer;
  files: string[];
} {
  const packed = files.map(([address, body]) => [address, body.toString()] as const);
  const isStrict = packed[0]?.[1].startsWith('"use strict"');
  const oneLine = packed.filter(([, text]) => isStrict && !/[\n\r\u2028\u2029]/.test(text));
  return {
    text: Buffer.from(oneLine.map(([, text]) => text).join(PACK_SEPARATOR)),
    files: oneLine.map(([address]) => address),
  };
}

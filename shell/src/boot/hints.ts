import type { Language } from '@resort/shared/contract';
import type { PageRelease } from '@resort/shared/remote';
import type { Skin } from '@resort/shared/skin';
import type { Fallbacks } from '../loading/fallbacks.ts';

export interface Hint {
  /** where the unit's files stand */
  base: string;
  /** as the unit's build names it */
  file: string;
  as: 'script' | 'style' | 'font';
  /**
   * Takes its place in the page as soon as it is there, and is not only fetched: a chunk, which registers its modules
   * and runs none, and a style of the shell's. An entry needs the shell; a remote's style would stay beside that of a
   * version that takes its place.
   */
  isPlaced: boolean;
  /** '' for a font: no browser checks one */
  integrity: string;
}

/** What must be known to foresee what a route asks for. */
type Routed = Pick<PageRelease, 'units' | 'routes'>;

/**
 * Everything that the route's first paint will ask for, so that nothing is discovered late, in the order it is needed
 * in; of a remote that this tab uses in another version nothing.
 */
export function hintsFor(release: Routed, path: string, language: Language, failed: Fallbacks): Hint[] {
  const shell = hintsOf(release, 'shell', release.units['shell']?.texts[language] ?? []);
  const route = release.routes.find((candidate) => candidate.path === path);
  if (!route) return shell;
  const unit = release.units[route.unit];
  if (!unit || failed[route.unit] === unit.version) return shell;
  const own = hintsOf(release, route.unit, [unit.entry, ...route.files, ...unit.texts[language]]);
  const all = [...shell, ...own, ...hintsOf(release, 'shell', route.shellFiles)];
  // where one unit is the whole application, as in the bench's monolith, its texts are named twice
  return [...new Map(all.map((hint) => [hint.base + hint.file, hint])).values()];
}

/** The headings' font, in the skins whose headings have serifs. */
export function fontHints({ units }: Pick<PageRelease, 'units'>, skin: Skin): Hint[] {
  const shell = units['shell'];
  if (skin === 'tkl' || !shell) return [];
  return (shell.page?.fonts ?? []).map((file) => ({
    base: shell.base,
    file,
    as: 'font',
    isPlaced: false,
    integrity: '',
  }));
}

function hintsOf(release: Pick<PageRelease, 'units'>, name: string, files: readonly string[]): Hint[] {
  const unit = release.units[name];
  if (!unit) return [];
  return files.map((file) => {
    const as = file.endsWith('.css') ? 'style' : 'script';
    const isPlaced = as === 'style' ? name === 'shell' : file !== unit.entry;
    return { base: unit.base, file, as, isPlaced, integrity: unit.files[file] ?? '' };
  });
}

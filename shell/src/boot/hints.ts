import type { Language } from '@resort/shared/contract';
import type { PagePack, PageRelease, ScreenPacks, UnitPage } from '@resort/shared/remote';
import type { Skin } from '@resort/shared/skin';
import { bringsRuntime } from '../loading/entry-name.ts';
import type { Fallbacks } from '../loading/fallbacks.ts';

export interface Hint {
  /** base address of the unit's files */
  base: string;
  /** file name in the unit's build */
  file: string;
  as: 'script' | 'style' | 'font';
  /**
   * True if the file is added to the page as soon as it has loaded, instead of only being fetched: a style, a chunk,
   * which only registers its modules, and an entry that brings its runtime.
   */
  isPlaced: boolean;
  /** a remote's entry, or the pack that has it, which the shell waits for */
  isEntry?: true;
  /** what a pack has, in its order */
  packed?: readonly Hint[];
  /** '' for a font, because browsers do not check those */
  integrity: string;
}

/** The part of a release that predicts a route's requests. */
type Routed = Pick<PageRelease, 'units' | 'routes'>;

/**
 * Everything that the route's first screen will request, in the order of need, so that nothing is discovered
 * late: first the shell's own style, which only this script places. A remote's styles come after those of the kit, because
 * they may change the kit's elements. It omits a remote whose pinned version failed in this tab.
 */
export function hintsFor(release: Routed, path: string, language: Language, failed: Fallbacks): Hint[] {
  const { page, texts } = release.units['shell'] ?? {};
  const shell = hintsOf(release, 'shell', [...stylesOf(page ?? null), ...(texts?.[language] ?? [])]);
  const route = release.routes.find((candidate) => candidate.path === path);
  if (!route) return shell;
  const unit = release.units[route.unit];
  if (!unit || failed[route.unit] === unit.version) return shell;
  const own = hintsOf(release, route.unit, [unit.entry, ...route.files, ...unit.texts[language]]);
  const all = [...shell, ...hintsOf(release, 'shell', route.shellFiles), ...own];
  // the bench's monolith is one unit, so its texts appear twice
  return [...new Map(all.map((hint) => [hint.base + hint.file, hint])).values()];
}

/** The hints with the packs of a screen in place of their files. */
export function inPacks(hints: Hint[], { styles, ...scripts }: ScreenPacks): Hint[] {
  const withStyles = styles ? inPack(hints, styles, { as: 'style' }) : hints;
  return inPack(withStyles, scripts, { as: 'script', isEntry: true });
}

/** Unchanged if the pack has a file that the screen does not need, as where a version failed in this tab. */
function inPack(
  hints: Hint[],
  { address, integrity, files }: PagePack,
  kind: Pick<Hint, 'as' | 'isEntry'>,
): Hint[] {
  const packed = files.flatMap((each) => hints.find(({ base, file }) => base + file === each) ?? []);
  if (packed.length < files.length) return hints;
  const rest = hints.filter((hint) => !packed.includes(hint));
  return [...rest, { base: '', file: address, ...kind, isPlaced: true, packed, integrity }];
}

/** The shell's own styles, with the one that an origin older than this shell has not put into the page. */
function stylesOf(page: UnitPage | null): string[] {
  if (page === null) return [];
  const { inlineStyle, styles } = page;
  return inlineStyle === undefined || document.querySelector('head > style')
    ? styles
    : [inlineStyle, ...styles];
}

/** The skin's font of headings, if it has one. */
export function fontHints({ units }: Pick<PageRelease, 'units'>, skin: Skin): Hint[] {
  const { page, base = '/' } = units['shell'] ?? {};
  const own = (page?.fonts ?? []).filter((file) => file.includes(`/${skin}.`));
  return own.map((file) => ({ base, file, as: 'font', isPlaced: false, integrity: '' }));
}

function hintsOf(release: Pick<PageRelease, 'units'>, name: string, files: readonly string[]): Hint[] {
  const unit = release.units[name];
  if (!unit) return [];
  return files.map((file) => {
    const as = file.endsWith('.css') ? 'style' : 'script';
    const isEntry = file === unit.entry;
    const isPlaced = !isEntry || bringsRuntime(file);
    const integrity = unit.files[file] ?? '';
    return { base: unit.base, file, as, isPlaced, integrity, ...(isEntry && { isEntry }) };
  });
}

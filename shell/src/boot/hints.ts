import type { Language } from '@resort/shared/contract';
import type { PageRelease } from '@resort/shared/remote';
import type { Skin } from '@resort/shared/skin';
import type { Fallbacks } from '../loading/fallbacks.ts';

export interface Hint {
  href: string;
  as: 'script' | 'style' | 'font';
  /** '' for a font: no browser checks one */
  integrity: string;
}

/** What must be known to foresee what a route asks for. */
type Routed = Pick<PageRelease, 'units' | 'routes'>;

/**
 * Everything that the route's first paint will ask for, so that nothing is discovered late; of a remote that this tab
 * uses in another version nothing.
 */
export function hintsFor(release: Routed, path: string, language: Language, failed: Fallbacks): Hint[] {
  const shell = hintsOf(release, 'shell', release.units['shell']?.texts[language] ?? []);
  const route = release.routes.find((candidate) => candidate.path === path);
  if (!route) return shell;
  const unit = release.units[route.unit];
  if (!unit || failed[route.unit] === unit.version) return shell;
  const own = hintsOf(release, route.unit, [unit.entry, ...route.files, ...unit.texts[language]]);
  return [...own, ...hintsOf(release, 'shell', route.shellFiles), ...shell];
}

/** The headings' font, in the skins whose headings have serifs. */
export function fontHints({ units }: Pick<PageRelease, 'units'>, skin: Skin): Hint[] {
  const shell = units['shell'];
  if (skin === 'tkl' || !shell) return [];
  return (shell.page?.fonts ?? []).map((file) => ({ href: shell.base + file, as: 'font', integrity: '' }));
}

function hintsOf(release: Pick<PageRelease, 'units'>, name: string, files: readonly string[]): Hint[] {
  const unit = release.units[name];
  if (!unit) return [];
  return files.map((file) => ({
    href: unit.base + file,
    as: file.endsWith('.css') ? 'style' : 'script',
    integrity: unit.files[file] ?? '',
  }));
}

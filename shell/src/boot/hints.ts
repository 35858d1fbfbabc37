import type { Language } from '@resort/shared/contract';
import type { ReleaseDocument } from '@resort/shared/remote';

export interface Hint {
  href: string;
  as: 'script' | 'style';
  integrity: string;
}

/** Everything that the route's first paint will ask for, so that nothing is discovered late. */
export function hintsFor(release: ReleaseDocument, path: string, language: Language): Hint[] {
  const shell = hintsOf(release, 'shell', release.units['shell']?.texts[language] ?? []);
  const route = release.routes.find((candidate) => candidate.path === path);
  if (!route) return shell;
  const unit = release.units[route.unit];
  if (!unit) return shell;
  const own = hintsOf(release, route.unit, [unit.entry, ...route.files, ...unit.texts[language]]);
  return [...own, ...hintsOf(release, 'shell', route.shellFiles), ...shell];
}

function hintsOf(release: ReleaseDocument, name: string, files: readonly string[]): Hint[] {
  const unit = release.units[name];
  if (!unit) return [];
  return files.map((file) => ({
    href: unit.base + file,
    as: file.endsWith('.css') ? 'style' : 'script',
    integrity: unit.files[file] ?? '',
  }));
}

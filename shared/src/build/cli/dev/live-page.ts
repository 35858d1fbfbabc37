import { inEach } from '../../../contract/languages.ts';
import type { RemoteDefinition } from '../../../remote/define-remote.ts';
import { findRelease, withRelease } from '../../../remote/release-in-page.ts';

/** The page with one remote replaced by the live one below `base`. */
export function withLiveRemote(
  html: string,
  unit: string,
  base: string,
  { routes }: RemoteDefinition,
): string {
  const release = findRelease(html);
  if (release === null) return html;
  const entry = 'container.js';
  release.units[unit] = {
    version: 'live',
    base,
    entry,
    container: unit.replaceAll('-', '_'),
    files: { [entry]: '' },
    texts: inEach((): string[] => []),
    page: null,
    lastKnownGood: null,
  };
  const others = release.routes.filter((route) => route.unit !== unit);
  const own = routes.map(({ screen: _screen, ...meta }) => ({ ...meta, unit, files: [], shellFiles: [] }));
  return withRelease(html, { ...release, routes: [...others, ...own] });
}

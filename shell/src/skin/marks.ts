import type { Language } from '@resort/shared/contract';
import type { PageRelease } from '@resort/shared/remote';
import type { Skin } from '@resort/shared/skin';

/** Folder of icons and manifests, by skin, below the shell's base. The page's release does not list them one by one. */
export const MARKS_FOLDER = 'app/';

/** Icon, home-screen icon, web app manifest and character (shared/src/skin/characters) of one skin: `rel` → address. */
export function marksOf(
  { units }: Pick<PageRelease, 'units'>,
  skin: Skin,
  language: Language,
): Record<string, string> {
  const folder = `${units['shell']?.base ?? '/'}${MARKS_FOLDER}`;
  const base = `${folder}${skin}/`;
  return {
    icon: `${base}icon.svg`,
    'apple-touch-icon': `${base}180.png`,
    manifest: `${base}${language}.webmanifest`,
    stylesheet: `${folder}${skin}.css`,
  };
}

/**
 * Sets the skin's icons, manifest and character before the browser requests any, and again when the skin changes:
 * a page has the files of its own skin only. The page's other styles have a hash.
 */
export function wearMarks(release: Pick<PageRelease, 'units'>, skin: Skin, language: Language): void {
  for (const [rel, href] of Object.entries(marksOf(release, skin, language))) {
    const link =
      document.head.querySelector<HTMLLinkElement>(`link[rel=${rel}]:not([integrity])`) ??
      document.createElement('link');
    // nothing is painted in another character first, which would move the page (where the browser knows `blocking`)
    Object.assign(link, rel === 'stylesheet' ? { rel, href, blocking: 'render' } : { rel, href });
    // a style that moves would be without its rules until it has loaded again
    if (!link.isConnected) document.head.append(link);
  }
}

import type { Language } from '@resort/shared/contract';
import type { PageRelease } from '@resort/shared/remote';
import type { Skin } from '@resort/shared/skin';

/** Folder of icons and manifests, by skin, below the shell's base. The page's release does not list them one by one. */
export const MARKS_FOLDER = 'app/';

/** The id of the element with the skin's character. */
export const CHARACTER = 'skin-stylesheet';

/** Icon, home-screen icon, web app manifest and character (shared/src/skin/characters) of one skin: `rel` → file of the shell. */
export function marksOf(skin: Skin, language: Language): Record<string, string> {
  const folder = `${MARKS_FOLDER}${skin}`;
  return {
    icon: `${folder}/icon.svg`,
    'apple-touch-icon': `${folder}/180.png`,
    manifest: `${folder}/${language}.webmanifest`,
    stylesheet: `${folder}.css`,
  };
}

/** The inline script sets these: the character, and an icon, because without one the browser requests /favicon.ico. */
export const FIRST_MARKS: readonly string[] = ['icon', 'stylesheet'];

/** The shell sets these after the first screen. The manifest's icons (9 kB) would load before that screen's pictures. */
export const LATER_MARKS: readonly string[] = ['apple-touch-icon', 'manifest'];

/**
 * Sets the skin's icons, manifest and character, and again when the skin changes: a page has the files of its own skin
 * only. Of these, the page knows the hash of the character.
 */
export function wearMarks(
  release: Pick<PageRelease, 'units'>,
  skin: Skin,
  language: Language,
  only?: readonly string[],
): void {
  const shell = release.units['shell'];
  if (!shell) return;
  for (const [rel, file] of Object.entries(marksOf(skin, language))) {
    if (only?.includes(rel) === false) continue;
    const id = `skin-${rel}`;
    const link = document.getElementById(id) ?? newLink();
    const integrity = shell.files[file] ?? '';
    // the address comes last, because it starts the request
    Object.assign(link, { id, rel, integrity, href: shell.base + file });
    // a style that moves would be without its rules until it has loaded again
    if (!link.isConnected) document.head.append(link);
  }
}

/** A link that fails is removed, because `stylesArrived` waits for each style in the page. */
function newLink(): HTMLLinkElement {
  const link = document.createElement('link');
  link.addEventListener('error', () => link.remove());
  return link;
}
